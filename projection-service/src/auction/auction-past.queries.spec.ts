import {
  certificateOf,
  checkCertificate,
  compareCertificates,
  createAuctionFold,
  isReceiptOf,
  roomAtMoment,
  ROWS_OF_SNAPSHOT,
} from "@naqsh/shared/auction";
import type { ArtworkEvent } from "@naqsh/shared/artwork";
import type {
  AuctionCertificate,
  AuctionEvent,
  AuctionPage,
  AuctionReplay,
  AuctionRoom,
  BidReceipt,
} from "@naqsh/shared/auction";
import { after } from "@naqsh/shared/kernel/instant";
import { isPersonalText, plainOf } from "@naqsh/shared/kernel/personal";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AuctionStory, ENDS_AT, idOfName } from "../testing/auction-story";
import { approved, detailsOf, registered, submitted, workId } from "../testing/story-events";
import { openReadSide } from "../testing/read-side";
import type { ReadSide } from "../testing/read-side";

const folders = temporaryFolder();
const SECRETS = { reserve: 4_321_00, maximum: 8_765_00, raised: 9_876_00 };
let readSide: ReadSide;

const openDune = async (): Promise<AuctionStory> => {
  readSide = await openReadSide(folders.fresh());
  for (const name of ["huda", "sara", "omar"]) {
    await readSide.tell(`user-${idOfName(name)}`, [registered(name, name === "huda" ? "artist" : "collector")]);
  }
  await readSide.tell(`artwork-${workId("dune")}`, [submitted("dune"), approved("dune")]);
  return new AuctionStory("dune");
};

afterEach(async () => {
  expect(readSide.errors).toEqual([]);
  await readSide.stop();
});

const eventsOf = (story: AuctionStory): AuctionEvent[] => [
  story.scheduled({ reserve: SECRETS.reserve }),
  story.opened(),
  story.leads("sara", 500_00, SECRETS.maximum),
  story.loses("omar", 600_00, 650_00),
  story.raises(SECRETS.raised),
  story.leads("omar", 9_900_00),
  { type: "ReserveMet", data: { ...story.of, price: 9_900_00 } },
  story.extended(after(ENDS_AT, 60_000)),
  story.voided("omar", [2, 3, 4], "sara", 500_00),
  story.closing(),
  story.closed(),
  story.won(idOfName("order")),
];

const ask = async <Body>(path: string, as: string | null = null): Promise<Body> =>
  (await readSide.ask(path, as)).body as Body;
const pathOf = ({ auctionId }: AuctionStory, rest = ""): string => `/api/auctions/${auctionId}${rest}`;

describe("the replay of an auction", () => {
  it("is at each sequence exactly the room that was live then", async () => {
    const story = await openDune();
    const live: AuctionRoom[] = [];
    for (const event of eventsOf(story)) {
      await readSide.tell(`auction-${story.auctionId}`, [event]);
      live.push((await ask<AuctionPage>(pathOf(story))).room);
    }
    const { moments, terms } = await ask<AuctionReplay>(pathOf(story, "/replay"));
    expect(moments.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const room of live) {
      const replayed = roomAtMoment(moments, room.sequence - 1, ROWS_OF_SNAPSHOT)!;
      const rows = replayed.rows.map((row) => {
        const { receivedAt: _receivedAt, previousEndsAt: _previousEndsAt, ...line } = row as Record<string, unknown>;
        return line;
      });
      expect({ ...replayed.head, terms, rows }).toEqual(room);
    }
  });

  it("tells times and both ends, and of bidders their numbers alone", async () => {
    const story = await openDune();
    await readSide.tell(`auction-${story.auctionId}`, eventsOf(story));
    const replay = await ask<AuctionReplay>(pathOf(story, "/replay"), "omar");
    const rows = replay.moments.flatMap((moment) => moment.rows);
    expect(rows.find(({ kind }) => kind === "extended")).toMatchObject({
      previousEndsAt: ENDS_AT,
      endsAt: after(ENDS_AT, 60_000),
    });
    expect(rows.find(({ kind }) => kind === "bid")).toMatchObject({
      alias: 1,
      receivedAt: after(ENDS_AT, -10_799_000),
    });
    expect(replay.moments.flatMap(({ voidedRows }) => voidedRows)).toEqual([2, 3, 4]);
    const certificate = await ask<AuctionCertificate>(pathOf(story, "/certificate"));
    for (const text of [JSON.stringify(replay), JSON.stringify(certificate)]) {
      for (const figure of Object.values(SECRETS)) expect(text).not.toContain(String(figure));
      for (const name of ["sara", "omar", "admin"]) expect(text).not.toContain(idOfName(name));
    }
  });

  it("comes only after the close, of an auction that there is", async () => {
    const story = await openDune();
    await readSide.tell(`auction-${story.auctionId}`, eventsOf(story).slice(0, 10));
    for (const path of ["/replay", "/certificate"]) {
      expect(await readSide.ask(pathOf(story, path))).toMatchObject({
        status: 409,
        body: { code: "AUCTION_NOT_FINISHED" },
      });
      expect((await readSide.ask(`/api/auctions/${idOfName("none")}${path}`)).status).toBe(404);
    }
  });
});

describe("the certificate of an auction", () => {
  it("is a file that is found intact, in which a bidder finds their receipts", async () => {
    const story = await openDune();
    await readSide.tell(`auction-${story.auctionId}`, eventsOf(story));
    const answer = await readSide.ask(pathOf(story, "/certificate"));
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="naqsh-certificate-${story.auctionId}.json"`,
    );
    const certificate = answer.body as AuctionCertificate;
    expect(checkCertificate(certificate).kind).toBe("intact");
    expect(certificate).toMatchObject({ voids: [{ alias: 2, rows: [2, 3, 4] }], chain: { length: 5 } });
    const receipts = await ask<BidReceipt[]>(pathOf(story, "/receipts"), "sara");
    const own = certificate.rows.filter(({ hash }) => receipts.some((receipt) => receipt.hash === hash));
    expect(own.map(({ number }) => number)).toEqual([1, 3, 5]);
    expect(receipts).toHaveLength(3);
    expect(isReceiptOf({ ...receipts[0]!, amount: 1 }, idOfName("sara"))).toBe(false);
  });
});

describe("a file that was given while the work had its old name", () => {
  it("is the shop's own still, when its artist has called it otherwise after the auction", async () => {
    const story = await openDune();
    await readSide.tell(`auction-${story.auctionId}`, eventsOf(story));
    const given = await ask<AuctionCertificate>(pathOf(story, "/certificate"));
    const ids = { artworkId: workId("dune"), artistId: idOfName("huda") };
    const renamed: ArtworkEvent = {
      type: "ArtworkRevised",
      data: { ...ids, details: detailsOf("mirage"), sentToReview: true },
    };
    await readSide.tell(`artwork-${workId("dune")}`, [renamed, approved("dune")]);
    const { lot } = await ask<AuctionReplay>(pathOf(story, "/replay"));
    expect(lot.title).toBe("mirage");
    const now = await ask<AuctionCertificate>(pathOf(story, "/certificate"));
    expect(compareCertificates(given, now)).toEqual({ kind: "same" });
  });
});

describe("what is asked again of an auction that is over", () => {
  it.each(["/replay", "/certificate"])(
    "is the same %s, from no second reading, until the auction goes on",
    async (path) => {
      const story = await openDune();
      const stream = `auction-${story.auctionId}`;
      await readSide.tell(stream, eventsOf(story).slice(0, -1));
      const first = await readSide.ask(pathOf(story, path));
      const read = vi.spyOn(readSide.ports.store, "readStream");
      const tag = first.headers.get("etag")!;
      const again = await readSide.ask(pathOf(story, path), "omar");
      expect([again.status, again.body, again.headers.get("etag")]).toEqual([200, first.body, tag]);
      const held = await readSide.ask(pathOf(story, path), null, { "if-none-match": tag });
      expect([held.status, held.body]).toEqual([304, ""]);
      expect(read).not.toHaveBeenCalled();

      await readSide.tell(stream, eventsOf(story).slice(-1));
      const later = await readSide.ask(pathOf(story, path), null, { "if-none-match": tag });
      expect(later.status).toBe(200);
      expect(later.body).not.toEqual(first.body);
    },
  );

  it("is written as the fold of its events says, a certificate so that people can read it", async () => {
    const story = await openDune();
    await readSide.tell(`auction-${story.auctionId}`, eventsOf(story));
    const events = await readSide.service.auctionEvents(story.auctionId);
    const { lot, ...replay } = await ask<AuctionReplay>(pathOf(story, "/replay"));
    const fold = createAuctionFold();
    const moments = events.map(fold.take).filter((moment) => moment !== null);
    const past = { auctionId: story.auctionId, terms: fold.now()!.terms, moments };
    const opened = JSON.stringify(past, (_, value: unknown) => (isPersonalText(value) ? plainOf(value) : value));
    expect(replay).toEqual(JSON.parse(opened));
    const text = await (await fetch(readSide.url + pathOf(story, "/certificate"))).text();
    const { title, titleEn } = lot;
    expect(text).toBe(`${JSON.stringify(certificateOf(events, { title, titleEn }), null, 2)}\n`);
  });

  it("holds the loop for no longer than others may wait, however many bids there were", async () => {
    const story = await openDune();
    const bids = Array.from({ length: 3_000 }, (_, n) => story.leads(n % 2 ? "sara" : "omar", 500_00 + n * 50_00));
    const rest = [story.closing(), story.closed()];
    const events = [story.scheduled(), story.opened(), ...bids, ...rest];
    for (let at = 0; at < events.length; at += 500) {
      await readSide.tell(`auction-${story.auctionId}`, events.slice(at, at + 500));
    }
    await readSide.service.settled();
    let turns = 0;
    const counted = setInterval(() => (turns += 1), 0);
    expect((await ask<AuctionReplay>(pathOf(story, "/replay"))).moments).toHaveLength(3_004);
    clearInterval(counted);
    expect(turns).toBeGreaterThan(10);
  });
});
