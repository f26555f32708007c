import { isWhole, sweep } from "@naqsh/shared/testing/sweep";
import { expect, it } from "vitest";
import { raceForTheClose } from "./close-race";

it("gives one winner at the model's price when bids, extensions and the close meet in the same millisecond", async () => {
  const met = { taken: 0, late: 0, closed: 0, extendedInClosing: 0 };
  const seeds = sweep(
    "races for the close",
    Array.from({ length: 150 }, (_, place) => place + 1),
    { oneOf: 3 },
  );
  for (const seed of seeds) {
    const race = await raceForTheClose(String(seed)).catch((cause: unknown) => {
      throw new Error(`SEED=${seed}: ${String(cause)}`, { cause });
    });
    met.taken += race.taken;
    met.late += race.late;
    met.closed += race.closed;
    met.extendedInClosing += Number(race.extendedInClosing);
  }
  expect(met.closed).toBe(seeds.length);
  expect(met.taken).toBeGreaterThan(seeds.length);
  expect(met.late).toBeGreaterThan((seeds.length * 2) / 3);
  expect(met.extendedInClosing).toBeGreaterThan(isWhole ? 10 : 2);
});
