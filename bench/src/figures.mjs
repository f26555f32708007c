import { g1, g2, g3 } from "./figures/appends.mjs";
import { g16, g4, g6 } from "./figures/bids.mjs";
import { g13, g13c } from "./figures/closes.mjs";
import { g14, g8 } from "./figures/crowd.mjs";
import { g9 } from "./figures/cuts.mjs";
import { g15, g15h, g15m, g15w } from "./figures/pages-on-a-phone.mjs";
import { g5, g5c } from "./figures/bids-over-http.mjs";
import { g7, g7c } from "./figures/bid-to-screen.mjs";
import { g12 } from "./figures/lists.mjs";
import { g17 } from "./figures/bids-over-eventstoredb.mjs";
import { g18, g18v } from "./figures/views-on-engines.mjs";
import { g19 } from "./figures/first-views.mjs";
import { g22 } from "./figures/feeds.mjs";
import { g23 } from "./figures/checkout-rush.mjs";
import { g24 } from "./figures/recorded-views.mjs";
import { l3 } from "./figures/long-log.mjs";
import { g21 } from "./figures/search.mjs";
import { l2 } from "./figures/many-auctions.mjs";
import { l1 } from "./figures/many-works.mjs";
import { g10, g11 } from "./figures/replay.mjs";
import { f1, f2 } from "./figures/restarts.mjs";

const embedded = [
  g1,
  g2,
  g3,
  g4,
  g5,
  g6,
  g7,
  g8,
  g9,
  g10,
  g11,
  g12,
  g13,
  g14,
  g15,
  g15h,
  g15m,
  g15w,
  g16,
  g19,
  g21,
  g22,
  g23,
  g24,
];
/**
 * On the engines. Those on a shop of their own come first, as each begins by reading all that the log holds, and before them the one
 * whose auctions end while it may still read.
 */
const cluster = [g13c, g5c, g7c, g17, g18, g18v];
/** Every figure, in the order in which it is measured. */
export const figures = [...embedded, ...cluster, f1, f2, l1, l2, l3];
