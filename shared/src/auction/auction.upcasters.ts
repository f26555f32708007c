import type { UpcasterChains } from "../kernel/upcast";

export const auctionUpcasters: UpcasterChains = {};
