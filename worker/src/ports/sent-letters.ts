/**
 * Which letters have left, for ever, and which are on their way: a letter is claimed before it leaves, so that two workers do
 * not send it at once. Durable when it answers. Contract: `sent-letters.contract.ts`.
 */
export type SentLetters = {
  /** Claims a letter until a time (milliseconds); a claim that has run out, as of a worker that died, is given anew. */
  claim: (key: string, nowMs: number, untilMs: number) => Promise<"claimed" | "claimed elsewhere" | "sent">;
  sent: (key: string) => Promise<void>;
  /** Gives up a claim; what was sent stays so. */
  release: (key: string) => Promise<void>;
  close: () => Promise<void>;
};
