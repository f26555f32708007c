import { join } from "node:path";
import { allUpcasters } from "../../registry";
import { temporaryFolder } from "../../testing/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { openEmbeddedEventStore } from "../adapters/embedded-log/embedded-event-store";
import { LmdbPersonalKeys } from "../adapters/lmdb/lmdb-personal-keys";
import { createEventCodec } from "../event-codec/event-codec";
import { NO_STREAM } from "../ports/event-store";
import { everythingAbout, type HeldEvent } from "./everything-about";

const folders = temporaryFolder();
const ARTIST = "0b8f6f0e-3c55-4b6e-9c1c-6f3a0f0f2a11";
const OTHER = "5d0a4a52-93a0-4f0e-8d5f-2f1f2c7d9e22";
const AUCTION = "7d0a4a52-93a0-4f0e-8d5f-2f1f2c7d9e33";
const WORK = "8d0a4a52-93a0-4f0e-8d5f-2f1f2c7d9e44";
const ELSEWHERE = "9d0a4a52-93a0-4f0e-8d5f-2f1f2c7d9e55";
const AT = "2026-03-01T09:00:00.000Z";

type Happened = { stream: string; events: { type: string; data: object }[] };

/** What the artist is handed of a log in which the other person acted. */
const handedToArtist = async (log: readonly Happened[]): Promise<HeldEvent[]> => {
  const path = folders.fresh();
  const store = await openEmbeddedEventStore({ directory: join(path, "log"), durable: false });
  const keys = new LmdbPersonalKeys(join(path, "keys.mdb"));
  onTestFinished(async () => {
    await store.close();
    await keys.close();
  });
  const codec = createEventCodec(allUpcasters, keys);
  for (const { stream, events } of log) {
    const metadata = {
      commandId: crypto.randomUUID(),
      commandDigest: "",
      correlationId: "story",
      causationId: null,
      actorId: OTHER,
      actorRole: "collector" as const,
    };
    await store.append(stream, NO_STREAM, await codec.encode(events, { stream, recordedAt: AT, metadata }));
  }
  const held: HeldEvent[] = [];
  for await (const met of everythingAbout(ARTIST, { store, keys, decode: codec.decode, pause: () => undefined })) {
    if ("held" in met) held.push(met.held);
  }
  return held;
};

describe("What is handed to an artist of what others did", () => {
  it("does not tell that a bidder raised a maximum in silence", async () => {
    const of = { auctionId: AUCTION, artworkId: WORK };
    const times = { startsAt: AT, endsAt: AT, ownIncrement: 5000, incrementPolicy: "standard-1", softCloseMs: 0 };
    const raise = { price: 50000, leaderId: OTHER, leaderAlias: 1, reserveStatus: "none", bidderId: OTHER, alias: 1 };
    const held = await handedToArtist([
      {
        stream: `auction-${AUCTION}`,
        events: [
          {
            type: "AuctionScheduled",
            data: { ...of, ...times, artistId: ARTIST, openingPrice: 50000, reserve: null, estimate: null },
          },
          {
            type: "MaximumRaised",
            data: { ...of, ...raise, maximum: 900000, rows: [], receivedAt: AT, acceptedAt: AT },
          },
        ],
      },
    ]);
    expect(held.map(({ type }) => type)).toEqual(["AuctionScheduled"]);
    expect(Object.keys(held[0]!)).not.toContain("position");
  });

  it("does not tell who likes their works, follows them or looks at them", async () => {
    const held = await handedToArtist([
      {
        stream: `collector-${OTHER}`,
        events: [
          { type: "ArtistFollowed", data: { artistId: ARTIST, collectorId: OTHER } },
          { type: "ArtworkLiked", data: { artworkId: WORK, artistId: ARTIST, collectorId: OTHER } },
        ],
      },
      {
        stream: `engagement-${WORK}`,
        events: [
          { type: "ArtworkViewed", data: { artworkId: WORK, artistId: ARTIST, source: "home", viewerId: OTHER } },
        ],
      },
    ]);
    expect(held.map(({ type }) => type)).toEqual(["ArtistFollowed", "ArtworkLiked", "ArtworkViewed"]);
    expect(JSON.stringify(held)).not.toContain(OTHER);
  });

  it("tells of looks that were recorded together only those at their works", async () => {
    const look = { artworkId: WORK, artistId: ARTIST, source: "home", viewerId: OTHER };
    const elsewhere = { ...look, artworkId: ELSEWHERE, artistId: OTHER };
    const views = [look, elsewhere, { ...look, viewerId: null }];
    const held = await handedToArtist([
      { stream: `looks-${ELSEWHERE}`, events: [{ type: "ArtworksViewed", data: { views } }] },
    ]);
    expect(held.map(({ facts }) => facts)).toEqual([
      {
        views: [
          { ...look, viewerId: "someone else" },
          { ...look, viewerId: null },
        ],
      },
    ]);
  });
});
