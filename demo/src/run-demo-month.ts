import type { Happening } from "./happening";

/** Lets the shop's time go on to a moment, with everything that falls due on the way. */
export type PassTime = (ms: number) => Promise<void>;

/** Lives the happenings in order, each at its moment, and lets the shop take each in. */
export const runDemoMonth = async (
  passTime: PassTime,
  happenings: readonly Happening[],
  onProgress: (done: number, of: number) => void,
): Promise<void> => {
  for (const [index, { at, what, happen }] of happenings.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a story is told in order
    await passTime(at);
    // oxlint-disable-next-line no-await-in-loop -- a story is told in order
    await happen().catch((cause: unknown) => {
      throw new Error(`The demo's month failed where ${what}`, { cause });
    });
    onProgress(index + 1, happenings.length);
  }
};
