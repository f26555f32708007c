/** Builds the views of so many works, a tenth of them in open auctions, then takes in bids; says how long each took. */
import { artworksProjection } from "@naqsh/projection-service/artwork/artworks.projection";
import { createEmbeddedReadModelStore } from "@naqsh/projection-service/adapters/embedded/embedded-read-model-store";
import { auctionBidsProjection } from "@naqsh/projection-service/auction/auction-bids.projection";
import { auctionRoomProjection } from "@naqsh/projection-service/auction/auction-room.projection";
import { standingsProjection } from "@naqsh/projection-service/auction/standings.projection";
import type { AnyProjection } from "@naqsh/projection-service/runner/any-projection";
import { foldBatch } from "@naqsh/projection-service/runner/fold-batch";
import { specOf } from "@naqsh/projection-service/runner/view";
import { AuctionStory } from "@naqsh/projection-service/testing/auction-story";
import { approved, submitted } from "@naqsh/projection-service/testing/story-events";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { NAQSH_NAMESPACE, uuid5 } from "@naqsh/shared/kernel/uuid";

const [folder = "", wanted = "0", bidsWanted = "0"] = process.argv.slice(2);
const WORKS = Number(wanted);
const BIDS = Number(bidsWanted);
const IN_AUCTION = 10;
const PER_BATCH = 256;
const BEGAN_MS = 1_600_000_000_000;
const silent = (): void => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: silent };

let sequence = 0;
const recorded = (event: { type: string; data: object }): RecordedEvent => {
  sequence += 1;
  const id = uuid5(NAQSH_NAMESPACE, `event ${sequence}`);
  const metadata = {
    commandId: id,
    commandDigest: "",
    correlationId: id,
    causationId: null,
    actorId: id,
    actorRole: "artist",
  };
  const place = { position: String(sequence).padStart(20, "0"), stream: "bench", revision: 0, schemaVersion: 1 };
  return { ...event, ...place, id, recordedAt: instantFromMs(BEGAN_MS + sequence * 1_000), metadata } as RecordedEvent;
};

const store = await createEmbeddedReadModelStore({ folder, logger });
const projections = [auctionRoomProjection, standingsProjection, artworksProjection, auctionBidsProjection] as const;
const views = await Promise.all(
  (projections as readonly AnyProjection[]).map(async (projection) => ({
    projection,
    collection: await store.collection<object>(specOf(projection)),
  })),
);
const fold = async (events: readonly RecordedEvent[]): Promise<void> => {
  for (const view of views) {
    const handled = events.filter(({ type }) => view.projection.handles.includes(type));
    await foldBatch(view, handled, events.at(-1)!.position);
  }
};

const priceOf = (number: number): number => (1 + ((number * 7_919) % 900)) * 10_000;
const stories: AuctionStory[] = [];
const eventsOf = (number: number) => {
  const title = `لوحة ${number} من ألف نخلة ${number % 3_000}`;
  const work = [
    submitted(title, { artist: `artist ${number % 5_000}`, price: priceOf(number) }),
    approved(title, `artist ${number % 5_000}`),
  ];
  if (number % IN_AUCTION !== 0) return work;
  const story = new AuctionStory(title);
  Object.assign(story, { artworkId: work[0]!.data.artworkId });
  stories.push(story);
  return [...work, story.scheduled(), story.opened()];
};

// Making the events is not the views' work.
let builtMs = 0;
let batch: RecordedEvent[] = [];
for (let number = 0; number < WORKS; number += 1) {
  batch.push(...eventsOf(number).map(recorded));
  if (batch.length < PER_BATCH && number < WORKS - 1) continue;
  const began = performance.now();
  await fold(batch);
  if (number % 2_500 < PER_BATCH / 2) await store.flush();
  builtMs += performance.now() - began;
  batch = [];
}
const builtSeconds = builtMs / 1000;

const took: number[] = [];
let saving: Promise<void> | null = null;
for (let bid = 0; bid < BIDS; bid += 1) {
  const story = stories[(bid * 7_919) % stories.length]!;
  const event = recorded(story.leads(`bidder ${bid % 1_000}`, (600 + bid) * 100));
  const start = performance.now();
  await fold([event]);
  took.push(performance.now() - start);
  if (bid % 2_500 === 2_499) saving = store.flush();
  if (bid % 64 === 0) await new Promise(setImmediate);
}
await saving;
took.sort((a, b) => a - b);
const { rss } = process.memoryUsage();
process.send!({
  ready: {
    builtSeconds,
    p50: took[took.length >> 1],
    p99: took[Math.floor(took.length * 0.99)],
    worst: took.at(-1),
    rss,
  },
});
process.on("message", () => process.exit(0));
