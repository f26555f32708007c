import { secondFactorEventWords, type AccountErased } from "@naqsh/shared/account";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

type ListedPasskey = { id: string; name: PersonalText; addedAt: Instant; usedAt: Instant | null };

/** What a person sees of their second factors; nothing here proves anything. */
export type SecondFactors = {
  userId: string;
  totp: { id: string; addedAt: Instant } | null;
  passkeys: ListedPasskey[];
  recoveryCodesLeft: number;
  /** How many identities at Google sign in to the account. */
  googleIdentities: number;
};

const NONE = { totp: null, passkeys: [], recoveryCodesLeft: 0, googleIdentities: 0 };

/** Codes of somebody who has no factor any more are good for nothing. */
const withoutIdleCodes = (factors: SecondFactors): SecondFactors =>
  factors.totp === null && factors.passkeys.length === 0 ? { ...factors, recoveryCodesLeft: 0 } : factors;

const evolved = (
  before: SecondFactors,
  { type, data, recordedAt }: Exclude<RecordedEvent<Event>, AccountErased>,
): SecondFactors => {
  switch (type) {
    case "TotpAdded":
      return { ...before, totp: { id: data.factorId, addedAt: recordedAt } };
    case "TotpRemoved":
      return withoutIdleCodes({ ...before, totp: null });
    case "PasskeyAdded": {
      const added = { id: data.passkeyId, name: data.name, addedAt: recordedAt, usedAt: null };
      return { ...before, passkeys: [...before.passkeys, added] };
    }
    case "PasskeyRemoved":
      return withoutIdleCodes({ ...before, passkeys: before.passkeys.filter(({ id }) => id !== data.passkeyId) });
    case "PasskeyUsed":
      return {
        ...before,
        passkeys: before.passkeys.map((passkey) =>
          passkey.id === data.passkeyId ? { ...passkey, usedAt: recordedAt } : passkey,
        ),
      };
    case "SecondFactorsReset":
      return { ...before, ...NONE };
    case "RecoveryCodesMade":
      return { ...before, recoveryCodesLeft: data.hashes.length };
    case "RecoveryCodeUsed":
      return { ...before, recoveryCodesLeft: before.recoveryCodesLeft - 1 };
    case "ExternalIdentityLinked":
      return { ...before, googleIdentities: before.googleIdentities + 1 };
    case "ExternalIdentityUnlinked":
      return { ...before, googleIdentities: before.googleIdentities - 1 };
  }
};

const HANDLED = [
  ...typesIn(secondFactorEventWords, ["TotpCodeUsed", "SignedInOnNewDevice"]),
  "ExternalIdentityLinked",
  "ExternalIdentityUnlinked",
  "AccountErased",
] as const;
type Event = EventsOf<typeof HANDLED>;

/** What gets into each person's account beside the password, for their own settings. */
export const secondFactorsProjection: Projection<SecondFactors, Event> = {
  name: "second-factors",
  version: 2,
  indexes: {},
  handles: HANDLED,
  keysOf: (event) => [event.data.userId],
  evolve: (factors, event) =>
    event.type === "AccountErased" ? null : evolved(factors ?? { userId: event.data.userId, ...NONE }, event),
};
