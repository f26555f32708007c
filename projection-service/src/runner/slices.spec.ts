import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { inSlices, LONGEST_SLICE_MS } from "./slices";

const STEPS = 4;

/** Notes the turn of each of its steps, which take a slice each. */
function* noted(turn: () => number, turns: number[]): Generator<void, number> {
  for (let step = 0; step < STEPS; step += 1) {
    turns.push(turn());
    const began = performance.now();
    while (performance.now() - began <= LONGEST_SLICE_MS);
    yield;
  }
  return turns.length;
}

it("gives a turn of the loop to one slice of all that are under way", async () => {
  let turn = 0;
  let isOver = false;
  const count = async (): Promise<void> => {
    while (!isOver) {
      // oxlint-disable-next-line no-await-in-loop -- one turn after the other
      await nextTurn();
      turn += 1;
    }
  };
  const counting = count();
  const turns: number[] = [];
  await Promise.all(["a", "b", "c"].map(() => inSlices(noted(() => turn, turns))));
  isOver = true;
  await counting;
  const later = turns.filter((one) => one > 0);
  expect(turns.length).toBe(3 * STEPS);
  expect(later.length).toBe(3 * (STEPS - 1));
  expect(new Set(later).size).toBe(later.length);
});
