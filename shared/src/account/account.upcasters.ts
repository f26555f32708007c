import type { UpcasterChains } from "../kernel/upcast";

export const accountUpcasters: UpcasterChains = {};
