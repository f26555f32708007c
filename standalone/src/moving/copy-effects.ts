import type { LmdbDatabase } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { SentLetters } from "@naqsh/worker/ports/sent-letters";
import type { ReadableLog } from "./copy-events";

const AT_ONCE = 64;
const SHELVES = ["charge", "refund"];

/** Charges and refunds under their keys, so that one that is repeated gets its first answer. */
export const copySandbox = async (from: LmdbDatabase, to: LmdbDatabase): Promise<void> => {
  for (const shelf of SHELVES) {
    const entries = from.range({ start: [shelf, ""], end: [shelf, "\uffff"] });
    await to.transact(({ put }) => {
      for (const { key, value } of entries) put(key, value);
    });
  }
};

/** Every letter that the log tells of has left, but those that still wait: none of them leaves again. */
export const noteSentLetters = async (
  log: ReadableLog,
  unsent: ReadonlySet<string>,
  letters: SentLetters,
): Promise<void> => {
  let waiting: Promise<void>[] = [];
  for await (const { type, data } of log.readAll()) {
    const key = data["mailKey"];
    if (type !== "NoticeMailed" || typeof key !== "string" || unsent.has(key)) continue;
    if (waiting.push(letters.sent(key)) < AT_ONCE) continue;
    await Promise.all(waiting);
    waiting = [];
  }
  await Promise.all(waiting);
};
