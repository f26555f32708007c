import { createHash } from "node:crypto";
import type { Timers } from "../ports/clock";
import type { KeyWitness, KeyWitnesses } from "../ports/key-witnesses";
import type { Logger } from "../ports/logger";
import type { KeyVault, PersonalKeys } from "../ports/personal-keys";
import { Unavailable } from "../ports/unavailable";
import { PartsRefused } from "./parts-refused";

const SHOWN_CHARACTERS = 32;
const LOOK_EVERY_MS = 10 * 60_000;

/** Which store of keys it is: the same in every copy of it. */
export const fingerprintOf = async (keys: Pick<PersonalKeys, "platformSecret">): Promise<string> => {
  const secret = await keys.platformSecret("fingerprint of the key file");
  return createHash("sha256").update(secret).digest("hex").slice(0, SHOWN_CHARACTERS);
};

const WAY_OUT =
  "Without its own keys nobody's name, e-mail and address can be read, and those who are registered would be taken for new. " +
  "Put the newest copy of this shop's keys back (docs/operations.md, Back up, restore, upgrade)";

type Parts = { keys: KeyVault; witnesses: KeyWitnesses };

/**
 * Whether keys are the shop's own and not older than what is known of them; notes what they are now.
 * @throws PartsRefused if they are not; Unavailable
 */
export const checkKeys = async ({ keys, witnesses }: Parts): Promise<void> => {
  const noted = await witnesses.find();
  const counted = await keys.count();
  if (noted !== null && noted.known > 0 && counted.known === 0) {
    throw new PartsRefused(`The keys are missing: there are none, and the shop had ${noted.known}. ${WAY_OUT}`);
  }
  const fingerprint = await fingerprintOf(keys);
  if (noted !== null && noted.fingerprint !== fingerprint) {
    throw new PartsRefused(`The keys are another shop's. ${WAY_OUT}`);
  }
  if (noted !== null && isOlder(counted, noted)) {
    const are = `they are ${counted.known} with ${counted.destroyed} destroyed`;
    const were = `there were ${noted.known} with ${noted.destroyed} destroyed`;
    throw new PartsRefused(`The keys are an older copy: ${are}, ${were}. ${WAY_OUT}`);
  }
  await witnesses.note({ fingerprint, ...counted });
};

const isOlder = (counted: Omit<KeyWitness, "fingerprint">, noted: KeyWitness): boolean =>
  counted.known < noted.known || counted.destroyed < noted.destroyed;

/** Keys of which each destruction is noted before it is answered: an older copy that is put back would undo it. */
export const witnessedKeys = ({ keys, witnesses }: Parts): PersonalKeys => ({
  obtain: (person) => keys.obtain(person),
  find: (person) => keys.find(person),
  platformSecret: (purpose) => keys.platformSecret(purpose),
  destroy: async (person) => {
    await keys.destroy(person);
    await witnesses.note({ fingerprint: await fingerprintOf(keys), ...(await keys.count()) });
  },
  close: () => keys.close(),
});

/** Looks now and then, so that what is noted is never much older than the keys, and alarms operators of others under a running shop. */
export const watchKeys = (parts: Parts & { timers: Timers; logger: Logger }): { close: () => Promise<void> } => {
  const looking = parts.timers.every(LOOK_EVERY_MS, async () => {
    try {
      await checkKeys(parts);
    } catch (error) {
      if (error instanceof Unavailable) return;
      if (!(error instanceof PartsRefused)) throw error;
      parts.logger.error({ alert: true }, error.message);
    }
  });
  return {
    close: async () => {
      looking.cancel();
      await parts.witnesses.close();
    },
  };
};
