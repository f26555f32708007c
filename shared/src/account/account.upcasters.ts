import { madePersonal } from "../kernel/personal";
import type { UpcasterChains } from "../kernel/upcast";

export const accountUpcasters: UpcasterChains = {
  UserBanned: [madePersonal("reason", "userId")],
  UnpaidWinForgiven: [madePersonal("reason", "userId")],
};
