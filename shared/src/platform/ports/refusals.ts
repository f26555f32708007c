/** What was answered to a command that left no event; kept for a day. */
export type KeptAnswer = { digest: string; status: number; body: string };

/** Contract: `refusals.contract.ts`. */
export type Refusals = {
  /** Keeps the first answer of a command id; gives what is kept (the earlier one if there was one). */
  keep: (commandId: string, answer: KeptAnswer, untilMs: number) => Promise<KeptAnswer>;
  find: (commandId: string) => Promise<KeptAnswer | null>;
  close: () => Promise<void>;
};
