import { createApp } from "vue";
import Feed from "./Feed.vue";

createApp(Feed, { url: "/feed.xml" }).mount("#app");
