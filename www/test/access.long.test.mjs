// Every state of the page, light and dark, on a phone, a tablet and a desk.

import { testStates } from "./states.mjs";

testStates(["light", "dark"], [[320, 640], [360, 740], [768, 1024], [1440, 900]]);
