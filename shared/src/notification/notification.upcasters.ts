import type { UpcasterChains } from "../kernel/upcast";

export const notificationUpcasters: UpcasterChains = {};
