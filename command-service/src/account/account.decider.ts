import type { Decider, Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { msBetween, type Instant } from "@naqsh/shared/kernel/instant";
import { writtenAbout, type PersonalText } from "@naqsh/shared/kernel/personal";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { isForgiven } from "@naqsh/shared/account";
import type {
  AbandonRegistration,
  AccountCommand,
  AccountEvent,
  AccountRejection,
  AccountRole,
  ForgiveUnpaidWin,
  Language,
  RecordUnpaidWin,
  RegisterUser,
} from "@naqsh/shared/account";
import { ban, liftBan, unban, type Ban } from "./account-ban.decider";

type UnpaidWin = { auctionId: string; orderId: string; recordedOn: Instant };

export type ActiveAccount = {
  status: "active";
  userId: string;
  role: AccountRole;
  language: Language;
  email: PersonalText;
  username: PersonalText;
  firstName: PersonalText;
  lastName: PersonalText;
  passwordHash: PersonalText;
  banned: Ban | null;
  /** Neither forgiven nor looked at for their age. */
  unpaidWins: readonly UnpaidWin[];
  /** Orders whose missed payment is recorded, forgiven or not. */
  missedOrders: readonly string[];
};

export type Account = { status: "unknown" } | { status: "abandoned" } | ActiveAccount | { status: "erased" };

export type AccountDecision = Decision<AccountEvent, AccountRejection>;

/** An unpaid win counts for 90 days (docs/rules.md#payment). */
const UNPAID_WIN_COUNTS_MS = 90 * 24 * 60 * 60 * 1000;

/** Unpaid wins that count at a moment. */
export const openUnpaidWins = (account: ActiveAccount, now: Instant): number =>
  account.unpaidWins.filter(({ recordedOn }) => msBetween(recordedOn, now) < UNPAID_WIN_COUNTS_MS).length;

const register = ({ data }: RegisterUser, { status }: Account): AccountDecision => {
  if (status === "unknown") return accept({ type: "UserRegistered", data });
  return reject({ code: status === "abandoned" ? "REGISTRATION_ABANDONED" : "ACCOUNT_EXISTS" });
};

/** Account or abandoned, whichever this stream hears of first: no claim of an account is ever released as an orphan. */
const abandonRegistration = ({ data }: AbandonRegistration, { status }: Account): AccountDecision => {
  if (status === "abandoned") return accept();
  return status === "unknown" ? accept({ type: "RegistrationAbandoned", data }) : reject({ code: "ACCOUNT_EXISTS" });
};

const recordUnpaidWin = ({ data }: RecordUnpaidWin, account: ActiveAccount, { now }: Times): AccountDecision =>
  account.missedOrders.includes(data.orderId)
    ? accept()
    : accept({ type: "UnpaidWinRecorded", data: { ...data, recordedOn: now } });

const forgiveUnpaidWin = ({ data }: ForgiveUnpaidWin, account: ActiveAccount): AccountDecision =>
  account.unpaidWins.some((win) => isForgiven(win, data))
    ? accept({ type: "UnpaidWinForgiven", data: { ...data, reason: writtenAbout(data.userId, data.reason) } })
    : accept();

export const accountDecider: Decider<Account, AccountCommand, AccountEvent, AccountRejection> = {
  streamCategory: "user",
  initialState: { status: "unknown" },
  decide: (command, account, times) => {
    if (command.type === "RegisterUser") return register(command, account);
    if (command.type === "AbandonRegistration") return abandonRegistration(command, account);
    if (account.status === "unknown" || account.status === "abandoned") return reject({ code: "ACCOUNT_UNKNOWN" });
    if (account.status === "erased") {
      return command.type === "EraseAccount" ? accept() : reject({ code: "ACCOUNT_IS_ERASED" });
    }
    switch (command.type) {
      case "BanUser":
        return ban(command, account, times);
      case "UnbanUser":
        return unban(command, account);
      case "LiftBan":
        return liftBan(command, account, times);
      case "RecordUnpaidWin":
        return recordUnpaidWin(command, account, times);
      case "ForgiveUnpaidWin":
        return forgiveUnpaidWin(command, account);
      case "EraseAccount":
        return accept({ type: "AccountErased", data: command.data });
      default:
        return unreachable(command);
    }
  },
  evolve: (account, event) => {
    if (event.type === "UserRegistered") return registered(event.data);
    if (event.type === "RegistrationAbandoned") return { status: "abandoned" };
    if (account.status !== "active") return account;
    switch (event.type) {
      case "UserBanned":
        return { ...account, banned: { reason: event.data.reason, until: event.data.until } };
      case "UserUnbanned":
        return { ...account, banned: null };
      case "UnpaidWinRecorded":
        return {
          ...account,
          unpaidWins: [...account.unpaidWins, event.data],
          missedOrders: [...account.missedOrders, event.data.orderId],
        };
      case "UnpaidWinForgiven":
        return {
          ...account,
          unpaidWins: account.unpaidWins.filter((win) => !isForgiven(win, event.data)),
        };
      case "AccountErased":
        return { status: "erased" };
      default:
        return unreachable(event);
    }
  },
};

const registered = (data: Extract<AccountEvent, { type: "UserRegistered" }>["data"]): ActiveAccount => ({
  status: "active",
  userId: data.userId,
  role: data.role,
  language: data.language,
  email: data.email,
  username: data.username,
  firstName: data.firstName,
  lastName: data.lastName,
  passwordHash: data.passwordHash,
  banned: null,
  unpaidWins: [],
  missedOrders: [],
});
