import type { UpcasterChains } from "../kernel/upcast";

export const artworkUpcasters: UpcasterChains = {};
