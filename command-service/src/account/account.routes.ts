import { accountWrites } from "@naqsh/shared/account";
import type { Route } from "../http/route";
import { route } from "../http/route";
import type { CommandDeps } from "../commands/command-deps";
import { acceptTerms } from "./accept-terms.route";
import { aboutUser } from "./about-user.route";
import { register } from "./register.route";
import { forgotPassword, resetPassword } from "./reset-password.route";
import { signIn, signOut } from "./sign-in.route";
import { sendVerification, verifyEmail } from "./verify-email.route";

export const accountRoutes = (deps: CommandDeps): Route[] => [
  route(accountWrites.register, { answer: register(deps) }),
  route(accountWrites.signIn, { answer: signIn(deps) }),
  route(accountWrites.signOut, { answer: signOut(deps) }),
  route(accountWrites.sendVerification, { answer: sendVerification(deps) }),
  route(accountWrites.verifyEmail, { answer: verifyEmail(deps) }),
  route(accountWrites.forgotPassword, { answer: forgotPassword(deps) }),
  route(accountWrites.resetPassword, { answer: resetPassword(deps) }),
  route(accountWrites.acceptTerms, { answer: acceptTerms(deps) }),
  route(accountWrites.banUser, {
    answer: aboutUser(deps, ({ input, userId, by }) => ({
      type: "BanUser",
      data: {
        userId,
        bannedBy: by,
        reason: input.reason,
        until: input.until ?? null,
        cancelledAuctions: input.cancelledAuctions,
        ...(input.voidedLeads.length > 0 && { voidedLeads: input.voidedLeads }),
      },
    })),
  }),
  route(accountWrites.unbanUser, {
    answer: aboutUser(deps, ({ userId, by }) => ({ type: "UnbanUser", data: { userId, unbannedBy: by } })),
  }),
  route(accountWrites.forgiveUnpaidWin, {
    answer: aboutUser(deps, ({ input, userId, by }) => ({
      type: "ForgiveUnpaidWin",
      data: { userId, forgivenBy: by, ...input },
    })),
  }),
];
