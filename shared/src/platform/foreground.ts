import { nextTurn } from "./next-turn";

/** Turns of the loop that background work leaves to answers before it takes one: with them it goes on, if more slowly. */
const MOST_TURNS_LEFT = 4;

let answersDue = 0;

/** Work that somebody waits for: until it is over, work in the background leaves it turns of this process's event loop. */
export const inForeground = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  answersDue += 1;
  try {
    return await work();
  } finally {
    answersDue -= 1;
  }
};

const turnAfterAnswers = async (): Promise<void> => {
  // oxlint-disable-next-line no-await-in-loop -- one turn after the other
  for (let left = 0; left < MOST_TURNS_LEFT && answersDue > 0; left += 1) await nextTurn();
  await nextTurn();
};

let last = Promise.resolve();

/**
 * A turn for one slice alone of all that work in the background; while an answer is due, every fifth. Those who wait for one share
 * none: of many under way, each turn would hold an answer up for a slice of every one.
 */
export const backgroundTurn = (): Promise<void> => (last = last.then(turnAfterAnswers));
