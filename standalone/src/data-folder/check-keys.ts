import { existsSync } from "node:fs";
import type { EmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import type { LmdbPersonalKeys } from "@naqsh/shared/platform/adapters/lmdb/lmdb-personal-keys";
import { fingerprintOf } from "@naqsh/shared/platform/service/check-keys";
import type { KeyWitness } from "./folder-mark";
import { FolderRefused } from "./folder-refused";

const PEOPLE = "user-";

/** The streams of people in a log; `isRegistered` is asked about those alone who have no key. */
export type PeopleOfLog = { streams: readonly string[]; isRegistered: (stream: string) => Promise<boolean> };

/** People of a log that is open. A registration that was given up before its person had a key leaves a stream too. */
export const peopleOf = (log: Pick<EmbeddedEventStore, "streamsOf" | "readStream">): PeopleOfLog => ({
  streams: log.streamsOf("user"),
  isRegistered: async (stream) => {
    for await (const { type } of log.readStream(stream, { limit: 1 })) return type !== "RegistrationAbandoned";
    return false;
  },
});

/** Streams of people who were registered and have no key. */
const missingIn = async (
  { streams, isRegistered }: PeopleOfLog,
  people: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const missing: string[] = [];
  const keyless = streams.filter((stream) => !people.has(stream.slice(PEOPLE.length)));
  // oxlint-disable-next-line no-await-in-loop -- few, and each is one record of the log
  for (const stream of keyless) if (await isRegistered(stream)) missing.push(stream);
  return missing;
};

/**
 * Whether keys belong to a shop: its own, none missing and not older than its log. Gives what its mark is to say of them.
 * @throws FolderRefused if they do not; StoreDamaged if they cannot be read.
 */
export const checkKeys = async (
  { path, keys, log }: { path: string; keys: LmdbPersonalKeys; log: PeopleOfLog },
  witness: KeyWitness | null,
): Promise<KeyWitness> => {
  const { people, destroyed } = await keys.census();
  const missing = await missingIn(log, people);
  if (people.size === 0 && (missing.length > 0 || (witness?.people ?? 0) > 0)) {
    throw new FolderRefused(
      `The keys are missing: ${path} holds none, and the shop has ${log.streams.length} people. ${WAY_OUT}`,
    );
  }
  const fingerprint = await fingerprintOf(keys);
  if (witness !== null && witness.fingerprint !== fingerprint) {
    throw new FolderRefused(`${path} holds the keys of another shop. ${WAY_OUT}`);
  }
  if (missing.length > 0) {
    const share = `${missing.length} of ${log.streams.length} people of the log have no key in ${path}`;
    throw new FolderRefused(`${share}: it is another shop's, or older than the log. ${WAY_OUT}`);
  }
  if (witness !== null && (witness.people > people.size || witness.destroyed > destroyed)) {
    const had = `the shop had ${witness.people} and had destroyed ${witness.destroyed}`;
    throw new FolderRefused(
      `${path} is an older copy: it knows ${people.size} people and ${destroyed} erased, ${had}. ${WAY_OUT}`,
    );
  }
  return { fingerprint, people: people.size, destroyed };
};

const WAY_OUT =
  "Without its own keys nobody's name, e-mail and address can be read, and those who are registered would be taken for new. " +
  "Nothing is started and nothing is written. Put the newest copy of this shop's keys there, or restore the last backup with it: " +
  "npm run ops -- restore <backup> --keys <folder>";

/** Whether there is a file: opening would make one. */
export const refuseMissingKeys = (path: string, people: number): void => {
  if (people === 0 || existsSync(path)) return;
  throw new FolderRefused(`The keys are missing: there is no ${path}, and the shop has ${people} people. ${WAY_OUT}`);
};
