import { madePersonal } from "../kernel/personal";
import type { UpcasterChains } from "../kernel/upcast";

export const accountUpcasters: UpcasterChains = {
  UserBanned: [
    madePersonal("reason", "userId"),
    // Bans of before had no end, and ended no auctions.
    (data) => ({ ...data, until: null, cancelledAuctions: [] }),
  ],
  UnpaidWinForgiven: [madePersonal("reason", "userId")],
};
