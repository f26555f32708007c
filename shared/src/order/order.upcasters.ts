import type { UpcasterChains } from "../kernel/upcast";

export const orderUpcasters: UpcasterChains = {};
