import { expect, it } from "vitest";
import { flipOnce, logOfAWorld } from "./flipped-log";

it("finds a flipped bit wherever it lies in the log, and does without the durable mark and the indexes", async () => {
  const files = await logOfAWorld();
  const flipped = { log: 0, mark: 0, index: 0 };
  for (let seed = 1; seed <= 200; seed += 1) flipped[await flipOnce(files, seed)] += 1;
  expect(flipped.log).toBeGreaterThan(50);
  expect(flipped.mark).toBeGreaterThan(2);
  expect(flipped.index).toBeGreaterThan(50);
});
