// Every state of the page on a phone. The other sizes, and the dark, are in access.long.test.mjs.

import { testStates } from "./states.mjs";

testStates(["light"], [[360, 740]]);
