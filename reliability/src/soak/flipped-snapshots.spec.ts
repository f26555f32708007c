import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { flipSnapshotOnce, snapshotInto } from "./flipped-snapshots";

const folder = temporaryFolder();

it("finds a flipped bit wherever it lies in a view's snapshot, in its table or in the list of them", async () => {
  const views = folder.fresh();
  await snapshotInto(views);
  const flipped = { found: 0, table: 0, harmless: 0 };
  for (let seed = 1; seed <= 100; seed += 1) flipped[await flipSnapshotOnce(views, seed)] += 1;
  expect(flipped.harmless).toBe(0);
  expect(flipped.found + flipped.table).toBe(100);
  expect(flipped.table).toBeGreaterThan(10);
});
