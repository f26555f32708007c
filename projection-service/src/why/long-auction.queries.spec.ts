import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import type { WhyState, WhyStory } from "@naqsh/shared/why";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { approved, registered, submitted, workId } from "../testing/story-events";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const BIDS = 1_400;
/** Newest events, the first, and causes one by one. */
const MOST_READ = 600;

describe("Why? of a long auction", () => {
  const dune = new AuctionStory("dune");
  let readSide: ReadSide;
  let read = 0;

  beforeAll(async () => {
    readSide = await openReadSide(folders.fresh());
    for (const name of ["huda", "sara", "omar", "mona", "nora"]) {
      await readSide.tell(`user-${idOfName(name)}`, [registered(name, name === "huda" ? "artist" : "collector")]);
    }
    await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune"), approved("dune")]);
    const stream = `auction-${dune.auctionId}`;
    await readSide.tell(stream, [dune.scheduled({ reserve: 9_999_00 }), dune.opened(), dune.leads("mona", 500_00)]);
    for (let told = 0; told < BIDS; told += 200) {
      const bids = Array.from({ length: 200 }, (_, place) =>
        dune.leads(place % 2 === 0 ? "sara" : "omar", (600 + told + place) * 100),
      );
      await readSide.tell(stream, bids);
    }
    for (const [name, price] of [
      ["sara", 9_000_00],
      ["omar", 9_100_00],
    ] as const) {
      await readSide.tell(stream, [dune.leads(name, price)]);
    }
    await readSide.service.settled();
    const { store } = readSide.ports;
    const plain = store.readStream;
    const counted: EventStore["readStream"] = async function* (stream, part) {
      for await (const event of plain(stream, part)) {
        read += 1;
        yield event;
      }
    };
    Object.assign(store, { readStream: counted });
  });
  afterAll(() => readSide.stop());

  const ask = async (state: WhyState, as: string | null) => {
    read = 0;
    const { status, body } = await readSide.ask(`/api/why?state=${state}&subject=${dune.auctionId}`, as);
    return { status, types: status === 200 ? (body as WhyStory).steps.map(({ type }) => type) : [], read };
  };

  it("reads the newest of it for what happened of late, whoever asks and however often", async () => {
    const notMet = await ask("reserveNotMet", null);
    expect(notMet).toMatchObject({ status: 200, types: ["AuctionScheduled", "BidPlaced"] });
    const outbid = await ask("outbid", "sara");
    expect(outbid).toMatchObject({ status: 200, types: ["BidPlaced", "BidPlaced"] });
    const leading = await ask("outbid", "omar");
    expect(leading.status).toBe(404);
    for (const asked of [notMet, outbid, leading]) expect(asked.read).toBeLessThan(MOST_READ);
  });

  it("tells of what lies further back too, and reads the auction once for that", async () => {
    expect(await ask("outbid", "mona")).toMatchObject({ status: 200 });
    const again = await ask("outbid", "mona");
    expect(again.status).toBe(200);
    expect(again.read).toBeLessThan(MOST_READ);
  });

  it("reads nothing for whoever never bid there", async () => {
    expect(await ask("outbid", "nora")).toEqual({ status: 404, types: [], read: 0 });
  });

  it("answers many at once, or says that it is busy", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask("outbid", "mona")));
    for (const { status } of answers) expect([200, 503]).toContain(status);
  });

  it("tells who asks again and again to come later, and nobody else", async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 130; asked += 1) statuses.push((await ask("reserveNotMet", "omar")).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect(await ask("reserveNotMet", "mona")).toMatchObject({ status: 200 });
  });
});
