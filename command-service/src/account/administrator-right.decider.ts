import type {
  AccountRejection,
  AccountRole,
  AdministratorRightCommand,
  AdministratorRightEvent,
  GiveAdministratorRight,
  TakeAdministratorRight,
  UserRegistered,
} from "@naqsh/shared/account";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { retold, writtenAbout } from "@naqsh/shared/kernel/personal";
import { isInForce, type Ban } from "./account-ban.decider";
import type { Leaving } from "./account-deletion.decider";

/** The grant by which an administrator acts, and what they are again without it. */
export type AdministratorRight = { grantId: string; roleBefore: "collector" | "artist" };

/** What these rules know of an account. */
type Righted = {
  role: AccountRole;
  right: AdministratorRight | null;
  emailVerified: boolean;
  banned: Ban | null;
  leaving: Leaving | null;
};

type RightDecision = Decision<AdministratorRightEvent, AccountRejection>;

/** The first administrators have theirs from the registration, whose grant is named by the person. */
export const firstRightOf = ({ userId, role }: UserRegistered["data"]): AdministratorRight | null =>
  role === "admin" ? { grantId: userId, roleBefore: "collector" } : null;

const giveRight = ({ data }: GiveAdministratorRight, account: Righted, { now }: Times): RightDecision => {
  const { obstacles, reason, ...given } = data;
  if (account.role === "admin") return reject({ code: "IS_ADMINISTRATOR" });
  if (!account.emailVerified) return reject({ code: "PERSON_NOT_VERIFIED" });
  if (account.banned && isInForce(account.banned, now)) return reject({ code: "PERSON_BANNED" });
  if (account.leaving) return reject({ code: "PERSON_LEAVING" });
  if (obstacles.length > 0) return reject({ code: "PERSON_HAS_OPEN_BUSINESS", obstacles });
  return accept({ type: "AdministratorRightGiven", data: { ...given, reason: writtenAbout(data.userId, reason) } });
};

/** A grant that came after the dismissal is another one, and stands. */
const takeRight = ({ data }: TakeAdministratorRight, { right }: Righted): RightDecision => {
  if (right?.grantId !== data.grantId) return accept();
  return accept({
    type: "AdministratorRightTaken",
    data: { ...data, role: right.roleBefore, reason: retold(data.reason) },
  });
};

export const decideRight = (command: AdministratorRightCommand, account: Righted, times: Times): RightDecision =>
  command.type === "GiveAdministratorRight" ? giveRight(command, account, times) : takeRight(command, account);

/** An account after its right was given or taken. */
export const withRight = <Account extends Righted>(account: Account, event: AdministratorRightEvent): Account => {
  if (event.type === "AdministratorRightTaken") return { ...account, role: event.data.role, right: null };
  const roleBefore = account.role === "artist" ? "artist" : "collector";
  return { ...account, role: "admin", right: { grantId: event.data.grantId, roleBefore } };
};
