import type {
  PasskeyAdded,
  PasskeyRemoved,
  RecoveryCodesMade,
  RecoveryCodeUsed,
  SecondFactorsReset,
  TotpAdded,
  TotpRemoved,
} from "@naqsh/shared/account";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

type Told =
  | TotpAdded
  | TotpRemoved
  | PasskeyAdded
  | PasskeyRemoved
  | RecoveryCodesMade
  | RecoveryCodeUsed
  | SecondFactorsReset;

const CHANGES: Readonly<Record<Told["type"], string>> = {
  TotpAdded: "totpAdded",
  TotpRemoved: "totpRemoved",
  PasskeyAdded: "passkeyAdded",
  PasskeyRemoved: "passkeyRemoved",
  RecoveryCodesMade: "recoveryCodesMade",
  RecoveryCodeUsed: "recoveryCodeUsed",
  SecondFactorsReset: "secondFactorsReset",
};

/** Whoever takes an account over begins by changing how one gets in. */
export const notifyPersonWhenSecondFactorChanges: Policy<Told> = {
  name: "notify-person-when-second-factor-changes",
  handles: Object.keys(CHANGES) as Told["type"][],
  onMoneyPath: false,
  react: (event) => {
    const subject = { at: event.recordedAt, reason: CHANGES[event.type] };
    return [noticeTo(event.data.userId, "securityChanged", subject, event)];
  },
};
