import { expect, it } from "vitest";
import { raceForTheClose } from "./close-race";

it("gives one winner at the model's price when bids, extensions and the close meet in the same millisecond", async () => {
  const met = { taken: 0, late: 0, closed: 0, extendedInClosing: 0 };
  for (let seed = 1; seed <= 150; seed += 1) {
    const race = await raceForTheClose(String(seed)).catch((cause: unknown) => {
      throw new Error(`SEED=${seed}: ${String(cause)}`, { cause });
    });
    met.taken += race.taken;
    met.late += race.late;
    met.closed += race.closed;
    met.extendedInClosing += Number(race.extendedInClosing);
  }
  expect(met.closed).toBe(150);
  expect(met.taken).toBeGreaterThan(150);
  expect(met.late).toBeGreaterThan(100);
  expect(met.extendedInClosing).toBeGreaterThan(10);
});
