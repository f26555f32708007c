import { madePersonal } from "../kernel/personal";
import type { UpcasterChains } from "../kernel/upcast";

export const auctionUpcasters: UpcasterChains = {
  BidderVoided: [madePersonal("reason", "bidderId")],
};
