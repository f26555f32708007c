import type { AccountEvent, AccountRejection, AccountRole, BanUser, LiftBan, UnbanUser } from "@naqsh/shared/account";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { writtenAbout, type PersonalText } from "@naqsh/shared/kernel/personal";

/** `until`: when it ends by itself; null when an administrator lifts it. */
export type Ban = { reason: PersonalText; until: Instant | null };

type Banned = { role: AccountRole; banned: Ban | null };
type BanDecision = Decision<AccountEvent, AccountRejection>;

/** True while a ban holds at `now`. It ends by itself, even if the job that lifts it runs late. */
export const isInForce = (ban: Ban, now: Instant): boolean => ban.until === null || now < ban.until;

export const ban = ({ data }: BanUser, { role, banned }: Banned, { now }: Times): BanDecision => {
  if (role === "admin") return reject({ code: "CANNOT_BAN_ADMINISTRATOR" });
  if (banned && isInForce(banned, now)) return accept();
  if (data.until !== null && data.until <= now) return reject({ code: "BAN_END_PASSED" });
  return accept({ type: "UserBanned", data: { ...data, reason: writtenAbout(data.userId, data.reason) } });
};

export const unban = ({ data }: UnbanUser, { banned }: Banned): BanDecision =>
  banned ? accept({ type: "UserUnbanned", data }) : accept();

/** A ban that was lifted and given again since has another end, and is left alone. */
export const liftBan = ({ data }: LiftBan, { banned }: Banned, { now }: Times): BanDecision => {
  if (banned === null || banned.until !== data.until || isInForce(banned, now)) return accept();
  return accept({ type: "UserUnbanned", data: { userId: data.userId, unbannedBy: data.liftedBy } });
};
