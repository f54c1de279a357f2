/** What is done with entries every day, without WebAssembly. */
export { best } from "./best";
export { excerpt } from "./excerpt";
export { isSame } from "./same";
export { liveItems } from "./live";
export { foreign, newestFirst, toDate } from "./small";
