import { mount } from "svelte";
import Feed from "./Feed.svelte";

mount(Feed, { target: document.getElementById("app"), props: { url: "/feed.xml" } });
