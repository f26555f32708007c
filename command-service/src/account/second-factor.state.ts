import type { SecondFactorEvent } from "@naqsh/shared/account";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

export type Passkey = { passkeyId: string; credential: PersonalText; counter: number };

/** What a person proves themselves with besides the password. */
export type SecondFactor = {
  totp: { factorId: string; secret: PersonalText } | null;
  /** The latest step whose code was used, of whichever app: no step passes twice. */
  lastStep: number;
  passkeys: readonly Passkey[];
  /** Of codes that were not used yet. */
  recoveryHashes: readonly string[];
  /** Challenges that were answered, the latest. */
  answeredTickets: readonly string[];
};

export const NO_SECOND_FACTOR: SecondFactor = {
  totp: null,
  lastStep: -1,
  passkeys: [],
  recoveryHashes: [],
  answeredTickets: [],
};

/** A challenge lives for minutes and tries are limited: no account answers so many meanwhile. */
const MOST_TICKETS = 100;

/** Whether a password alone lets this person in no more. */
export const hasSecondFactor = ({ totp, passkeys }: SecondFactor): boolean => totp !== null || passkeys.length > 0;

const answered = (state: SecondFactor, ticketId: string): readonly string[] =>
  [...state.answeredTickets, ticketId].slice(-MOST_TICKETS);

/** Recovery codes are for whoever lost a factor; without any there is nothing to recover. */
const withoutIdleCodes = (state: SecondFactor): SecondFactor =>
  hasSecondFactor(state) ? state : { ...state, recoveryHashes: [] };

export const evolveSecondFactor = (state: SecondFactor, { type, data }: SecondFactorEvent): SecondFactor => {
  switch (type) {
    case "TotpAdded":
      return {
        ...state,
        totp: { factorId: data.factorId, secret: data.secret },
        lastStep: Math.max(state.lastStep, data.step),
      };
    case "TotpRemoved":
      return withoutIdleCodes({ ...state, totp: null });
    case "TotpCodeUsed":
      return { ...state, lastStep: Math.max(state.lastStep, data.step) };
    case "PasskeyAdded": {
      const { passkeyId, credential, counter, ticketId } = data;
      const passkeys = [...state.passkeys, { passkeyId, credential, counter }];
      return { ...state, passkeys, answeredTickets: answered(state, ticketId) };
    }
    case "PasskeyRemoved":
      return withoutIdleCodes({
        ...state,
        passkeys: state.passkeys.filter(({ passkeyId }) => passkeyId !== data.passkeyId),
      });
    case "PasskeyUsed":
      return {
        ...state,
        passkeys: state.passkeys.map((passkey) =>
          passkey.passkeyId === data.passkeyId ? { ...passkey, counter: data.counter } : passkey,
        ),
        answeredTickets: answered(state, data.ticketId),
      };
    case "SecondFactorsReset":
      return { ...state, totp: null, passkeys: [], recoveryHashes: [] };
    case "RecoveryCodesMade":
      return { ...state, recoveryHashes: data.hashes };
    case "RecoveryCodeUsed":
      return { ...state, recoveryHashes: state.recoveryHashes.filter((hash) => hash !== data.hash) };
    default:
      return unreachable(type);
  }
};
