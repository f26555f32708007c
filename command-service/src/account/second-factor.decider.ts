import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type {
  AddPasskey,
  AddTotp,
  RemovePasskey,
  RemoveTotp,
  SecondFactorCommand,
  SecondFactorEvent,
  SecondFactorRejection,
  UsePasskey,
  UseRecoveryCode,
  UseTotpCode,
} from "@naqsh/shared/account";
import { evolveSecondFactor, hasSecondFactor, NO_SECOND_FACTOR, type SecondFactor } from "./second-factor.state";

type SecondFactorDecision = Decision<SecondFactorEvent, SecondFactorRejection>;

/** A phone, a computer, a key on a ring and its twin, twice over. */
export const MOST_PASSKEYS = 10;

const addTotp = ({ data }: AddTotp, { totp, lastStep }: SecondFactor): SecondFactorDecision => {
  if (totp?.factorId === data.factorId) return accept();
  if (totp !== null) return reject({ code: "TOTP_ADDED_BEFORE" });
  return data.step > lastStep ? accept({ type: "TotpAdded", data }) : reject({ code: "SECOND_FACTOR_USED" });
};

/** Whether nothing would be left besides the password. */
const isLast = ({ totp, passkeys }: SecondFactor): boolean => (totp === null ? 0 : 1) + passkeys.length === 1;

const removeTotp = ({ data: { neededByRole, ...data } }: RemoveTotp, state: SecondFactor): SecondFactorDecision => {
  if (state.totp?.factorId !== data.factorId) return reject({ code: "SECOND_FACTOR_UNKNOWN" });
  if (neededByRole && isLast(state)) return reject({ code: "SECOND_FACTOR_NEEDED_BY_ROLE" });
  return accept({ type: "TotpRemoved", data });
};

/** A code is good for one use, also while its half minute lasts: whoever looked over a shoulder comes too late. */
const useTotpCode = ({ data }: UseTotpCode, { totp, lastStep }: SecondFactor): SecondFactorDecision => {
  if (totp?.factorId !== data.factorId) return reject({ code: "SECOND_FACTOR_UNKNOWN" });
  return data.step > lastStep ? accept({ type: "TotpCodeUsed", data }) : reject({ code: "SECOND_FACTOR_USED" });
};

const addPasskey = ({ data }: AddPasskey, { passkeys, answeredTickets }: SecondFactor): SecondFactorDecision => {
  if (passkeys.some(({ passkeyId }) => passkeyId === data.passkeyId)) return accept();
  if (answeredTickets.includes(data.ticketId)) return reject({ code: "SECOND_FACTOR_USED" });
  if (passkeys.length >= MOST_PASSKEYS) return reject({ code: "TOO_MANY_PASSKEYS", most: MOST_PASSKEYS });
  return accept({ type: "PasskeyAdded", data });
};

const removePasskey = (
  { data: { neededByRole, ...data } }: RemovePasskey,
  state: SecondFactor,
): SecondFactorDecision => {
  if (!state.passkeys.some(({ passkeyId }) => passkeyId === data.passkeyId))
    return reject({ code: "SECOND_FACTOR_UNKNOWN" });
  if (neededByRole && isLast(state)) return reject({ code: "SECOND_FACTOR_NEEDED_BY_ROLE" });
  return accept({ type: "PasskeyRemoved", data });
};

/** A counter that does not rise tells of a copied key; passkeys that are synced between devices always say 0. */
const usePasskey = ({ data }: UsePasskey, { passkeys, answeredTickets }: SecondFactor): SecondFactorDecision => {
  const passkey = passkeys.find(({ passkeyId }) => passkeyId === data.passkeyId);
  if (!passkey) return reject({ code: "SECOND_FACTOR_UNKNOWN" });
  if (answeredTickets.includes(data.ticketId)) return reject({ code: "SECOND_FACTOR_USED" });
  const counts = data.counter > 0 || passkey.counter > 0;
  if (counts && data.counter <= passkey.counter) return reject({ code: "PASSKEY_NOT_ACCEPTED" });
  return accept({ type: "PasskeyUsed", data });
};

const useRecoveryCode = ({ data }: UseRecoveryCode, { recoveryHashes }: SecondFactor): SecondFactorDecision =>
  recoveryHashes.includes(data.hash)
    ? accept({ type: "RecoveryCodeUsed", data })
    : reject({ code: "SECOND_FACTOR_WRONG" });

/** A person's authenticator app, passkeys and recovery codes. Proofs are checked before; what passes once is decided here. */
export const secondFactorDecider: Decider<SecondFactor, SecondFactorCommand, SecondFactorEvent, SecondFactorRejection> =
  {
    streamCategory: "secondFactor",
    initialState: NO_SECOND_FACTOR,
    decide: (command, state) => {
      switch (command.type) {
        case "AddTotp":
          return addTotp(command, state);
        case "RemoveTotp":
          return removeTotp(command, state);
        case "UseTotpCode":
          return useTotpCode(command, state);
        case "AddPasskey":
          return addPasskey(command, state);
        case "RemovePasskey":
          return removePasskey(command, state);
        case "UsePasskey":
          return usePasskey(command, state);
        case "MakeRecoveryCodes":
          return hasSecondFactor(state)
            ? accept({ type: "RecoveryCodesMade", data: command.data })
            : reject({ code: "SECOND_FACTOR_UNKNOWN" });
        case "ResetSecondFactors":
          return hasSecondFactor(state)
            ? accept({ type: "SecondFactorsReset", data: command.data })
            : reject({ code: "SECOND_FACTOR_UNKNOWN" });
        case "UseRecoveryCode":
          return useRecoveryCode(command, state);
        default:
          return unreachable(command);
      }
    },
    evolve: evolveSecondFactor,
  };
