import { compressedText } from "@naqsh/shared/platform/http/compression";
import type { Encoding } from "@naqsh/shared/platform/http/compression";
import type { WrittenText } from "./json-in-slices";

/** The text of an answer that stays as it is until what it was made of changes. */
export type KeptAnswer = {
  bytes: Buffer;
  etag: string;
  /** Compressed once. */
  as: (encoding: Encoding) => Promise<Buffer>;
};

export type KeptAnswers = {
  /** The answer under a key as it was made of this version, or made now: by one at a time. Null if there is none. */
  of: (key: string, version: string, make: () => Promise<WrittenText | null>) => Promise<KeptAnswer | null>;
};

const keptAnswer = ({ bytes, sha256 }: WrittenText): KeptAnswer => {
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    bytes,
    etag: `"${sha256}"`,
    as: (encoding) => {
      const made = compressed.get(encoding) ?? compressedText(bytes, encoding);
      compressed.set(encoding, made);
      return made;
    },
  };
};

/** Holds texts of together at most so many bytes; those that were asked for longest ago go first. */
export const createKeptAnswers = (mostBytes: number): KeptAnswers => {
  const held = new Map<string, { version: string; answer: KeptAnswer }>();
  let size = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const drop = (key: string): void => {
    size -= held.get(key)?.answer.bytes.length ?? 0;
    held.delete(key);
  };
  const hold = (key: string, version: string, answer: KeptAnswer): void => {
    drop(key);
    if (answer.bytes.length > mostBytes) return;
    held.set(key, { version, answer });
    size += answer.bytes.length;
    for (const oldest of held.keys()) {
      if (size <= mostBytes) return;
      drop(oldest);
    }
  };
  const found = (key: string, version: string): KeptAnswer | null => {
    const kept = held.get(key);
    if (kept?.version !== version) return null;
    held.delete(key);
    held.set(key, kept);
    return kept.answer;
  };

  return {
    of: async (key, version, make) => {
      const kept = found(key, version);
      if (kept !== null) return kept;
      const making = turn.then(async () => {
        const before = found(key, version);
        if (before !== null) return before;
        const text = await make();
        if (text === null) return null;
        const answer = keptAnswer(text);
        hold(key, version, answer);
        return answer;
      });
      turn = making.catch(() => undefined);
      return making;
    },
  };
};
