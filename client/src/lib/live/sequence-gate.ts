import type { LiveMessage } from "@naqsh/shared/live";

/** What to do with a message, by what is held: take it, drop it (known already), or ask for what lies between. */
type Verdict = "take" | "drop" | "gap";

export type SequenceGate = {
  judge: (message: LiveMessage, origin: "answer" | "push") => Verdict;
  hold: (message: LiveMessage) => void;
  /** The sequence to ask from; undefined if the topic carries several views or none yet, which then begin anew. */
  since: () => number | undefined;
};

const keyOf = ({ view, key }: LiveMessage): string => `${view} ${key}`;

/**
 * Holds the last sequence of each view of one topic. A patch that begins at or before what is held and ends after it
 * fits, because rows carry their own sequences.
 */
export const createSequenceGate = (): SequenceGate => {
  const held = new Map<string, number>();
  return {
    judge: (message, origin) => {
      const last = held.get(keyOf(message));
      if (message.from === null)
        return origin === "answer" || last === undefined || message.sequence > last ? "take" : "drop";
      if (last !== undefined && message.sequence <= last) return "drop";
      return last !== undefined && message.from <= last ? "take" : "gap";
    },
    hold: (message) => held.set(keyOf(message), message.sequence),
    since: () => (held.size === 1 ? [...held.values()][0] : undefined),
  };
};
