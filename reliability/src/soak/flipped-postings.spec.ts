import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { expect, it } from "vitest";
import { flipPostingsOnce, postingsInto } from "./flipped-postings";

const folders = temporaryFolder();

it("finds every flipped bit of a view of events that was closed", async () => {
  const views = folders.fresh();
  await postingsInto(views, true);
  for (let seed = 1; seed <= 12; seed += 1) {
    expect(await flipPostingsOnce(views, folders.fresh(), seed), `seed ${seed}`).toBe("found");
  }
});

it("tells nothing else after a kill, whichever bit was flipped", async () => {
  const views = folders.fresh();
  await postingsInto(views, false);
  const flipped = { found: 0, harmless: 0 };
  for (let seed = 1; seed <= 12; seed += 1) flipped[await flipPostingsOnce(views, folders.fresh(), seed)] += 1;
  expect(flipped.found).toBeGreaterThan(0);
});
