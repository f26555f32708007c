import { madePersonal } from "../kernel/personal";
import type { UpcasterChains } from "../kernel/upcast";

export const accountUpcasters: UpcasterChains = {
  // Whoever was there before letters were sent had claimed the e-mail, and counts as verified.
  UserRegistered: [(data) => ({ ...data, emailVerified: true })],
  UserBanned: [madePersonal("reason", "userId")],
  UnpaidWinForgiven: [madePersonal("reason", "userId")],
};
