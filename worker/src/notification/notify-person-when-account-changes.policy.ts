import type {
  EmailChanged,
  EmailChangeRequested,
  PasswordChanged,
  PayoutAccountChanged,
  UsernameChanged,
} from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

type Told = EmailChanged | EmailChangeRequested | PasswordChanged | PayoutAccountChanged | UsernameChanged;

const CHANGES: Readonly<Record<Told["type"], string>> = {
  EmailChangeRequested: "emailChangeAsked",
  EmailChanged: "emailChanged",
  PasswordChanged: "passwordChanged",
  PayoutAccountChanged: "payoutAccountChanged",
  UsernameChanged: "usernameChanged",
};

/** By a notice and a letter: whoever did not change it themselves hears of it where the intruder may not be. */
export const notifyPersonWhenAccountChanges: Policy<Told> = {
  name: "notify-person-when-account-changes",
  handles: Object.keys(CHANGES) as Told["type"][],
  onMoneyPath: false,
  react: (event) => {
    // The account had the e-mail already.
    if (event.type === "EmailChanged" && event.data.former === null) return [];
    const subject = { at: event.recordedAt, reason: CHANGES[event.type] };
    return [noticeTo(event.data.userId, "securityChanged", subject, event)];
  },
};
