import { g1, g2, g3 } from "./figures/appends.mjs";
import { g16, g4, g6 } from "./figures/bids.mjs";
import { g13, g13c } from "./figures/closes.mjs";
import { g14, g8 } from "./figures/crowd.mjs";
import { g9 } from "./figures/cuts.mjs";
import { g15 } from "./figures/g15.mjs";
import { g5, g5c } from "./figures/g5.mjs";
import { g7, g7c } from "./figures/g7.mjs";
import { g12 } from "./figures/lists.mjs";
import { g17 } from "./figures/g17.mjs";
import { g18, g18v } from "./figures/g18.mjs";
import { g19 } from "./figures/g19.mjs";
import { g22 } from "./figures/g22.mjs";
import { g23 } from "./figures/g23.mjs";
import { g24 } from "./figures/g24.mjs";
import { l3 } from "./figures/long-log.mjs";
import { g21 } from "./figures/search.mjs";
import { l2 } from "./figures/many-auctions.mjs";
import { l1 } from "./figures/many-works.mjs";
import { g10, g11 } from "./figures/replay.mjs";
import { f1, f2 } from "./figures/restarts.mjs";

const embedded = [g1, g2, g3, g4, g5, g6, g7, g8, g9, g10, g11, g12, g13, g14, g15, g16, g19, g21, g22, g23, g24];
/**
 * On the engines. Those on a shop of their own come first, as each begins by reading all that the log holds, and before them the one
 * whose auctions end while it may still read.
 */
const cluster = [g13c, g5c, g7c, g17, g18, g18v];
/** Every figure, in the order in which it is measured. */
export const figures = [...embedded, ...cluster, f1, f2, l1, l2, l3];
