import { createRoot } from "react-dom/client";
import { Feed } from "./Feed.jsx";

createRoot(document.getElementById("root")).render(<Feed url="/feed.xml" />);
