import { madePersonal } from "../kernel/personal";
import type { UpcasterChains } from "../kernel/upcast";

export const accountUpcasters: UpcasterChains = {
  // Whoever was there before letters were sent had claimed the e-mail, and counts as verified.
  UserRegistered: [(data) => ({ ...data, emailVerified: true })],
  UserBanned: [
    madePersonal("reason", "userId"),
    // Bans of before had no end, and ended no auctions.
    (data) => ({ ...data, until: null, cancelledAuctions: [] }),
  ],
  UnpaidWinForgiven: [madePersonal("reason", "userId")],
};
