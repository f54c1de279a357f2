/** Compiles only while the code keeps what handler.d.ts and handler-node.d.ts promise. Nothing imports it. */

import type * as HandlerContract from "../../../pkg-template/handler";
import type * as NodeContract from "../../../pkg-template/handler-node";
import * as door from "./index";
import * as node from "./node";

export const handlers: typeof HandlerContract = door;
export const ofNode: typeof NodeContract = node;
