/** What was answered to a command that left no event; kept for a day. */
export type KeptAnswer = { digest: string; status: number; body: string };

/** For whom an answer is kept, and until when. All visitors are one actor. */
export type KeptFor = { actorId: string; untilMs: number };

/** How many answers of one actor are kept: four minutes of bids at their limit, each of them refused. */
export const MOST_OF_AN_ACTOR = 500;

/** Contract: `refusals.contract.ts`. */
export type Refusals = {
  /**
   * Keeps the first answer of a command id; gives what is kept (the earlier one if there was one). An actor's oldest answers
   * make room for newer ones, and a store that is nearly full keeps none, so that nobody fills it by being refused.
   * @throws Unavailable
   */
  keep: (commandId: string, answer: KeptAnswer, keptFor: KeptFor) => Promise<KeptAnswer>;
  find: (commandId: string) => Promise<KeptAnswer | null>;
  close: () => Promise<void>;
};
