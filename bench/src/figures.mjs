import { g5 } from "./figures/g5.mjs";
import { g7 } from "./figures/g7.mjs";

/** Every figure, in the order in which it is measured. */
export const figures = [g5, g7];
