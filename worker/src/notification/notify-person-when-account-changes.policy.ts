import type { PasswordChanged, PayoutAccountChanged, UsernameChanged } from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

type Told = PasswordChanged | PayoutAccountChanged | UsernameChanged;

const CHANGES: Readonly<Record<Told["type"], string>> = {
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
    const subject = { at: event.recordedAt, reason: CHANGES[event.type] };
    return [noticeTo(event.data.userId, "securityChanged", subject, event)];
  },
};
