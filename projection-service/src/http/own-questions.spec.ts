import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { createMemoryRateLimits } from "@naqsh/shared/platform/adapters/memory/memory-rate-limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { openReadSide, type ReadSide } from "../testing/read-side";
import { registered } from "../testing/story-events";

const folders = temporaryFolder();
let readSide: ReadSide;
const counted: string[] = [];

beforeAll(async () => {
  const memory = createMemoryRateLimits({ now: () => 0 });
  const consume: typeof memory.consume = async ({ name }) => {
    counted.push(name);
    return 1_000;
  };
  readSide = await openReadSide(folders.fresh(), {}, { rateLimits: { ...memory, consume } });
  await readSide.tell(`user-${idOfName("sara")}`, [registered("sara", "collector")]);
});
afterAll(() => readSide.stop());
beforeEach(() => (counted.length = 0));

const FACETS = "/api/artworks/facets";

describe("Counts of each choice of a filter", () => {
  it("are dear, so that whoever asks too often is told to come later, whoever they are", async () => {
    expect((await readSide.ask(FACETS)).status).toBe(429);
    expect((await readSide.ask(FACETS, "sara")).status).toBe(429);
    expect((await readSide.ask(FACETS, null, { "Naqsh-Own-Question": "guessed" })).status).toBe(429);
    expect(counted).toEqual(["facets", "facets", "facets"]);
  });

  it("are counted as nobody's where this process asks itself, to draw the pages of all visitors", async () => {
    const answer = await readSide.ask(FACETS, null, { ...readSide.service.ownQuestion });
    expect([answer.status, counted]).toEqual([200, []]);
  });
});
