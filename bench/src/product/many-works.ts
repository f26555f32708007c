/**
 * Fills a log with so many works of many artists, a tenth of them in open auctions. A work on sale, one in an auction and that
 * auction are decided by the product's deciders; all others tell the same under other words and prices, so that it takes a moment.
 */
import { join } from "node:path";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import { eventsOfStream } from "./events-of-stream";
import { seedShop } from "./seed-shop";
import type { Seeder } from "./seed-shop";
import { auctionIdOf, FILLED_AT_MS, ONE_IN_AUCTION_OF, toldOfWork, workId } from "./told-works";

const [dataFolder = "", wanted = "0"] = process.argv.slice(2);
const WORKS = Number(wanted);
const ARTISTS = Math.ceil(WORKS / 50);
const AT_ONCE = 100;

const artists: string[] = [];
let onSaleId = "";
const also = async ({ idOf, enter, submitWork }: Seeder): Promise<void> => {
  onSaleId = idOf("work on sale");
  await submitWork(0, onSaleId, { price: 1_000_00 });
  for (let number = 0; number < ARTISTS; number += 1) artists.push(idOf(`artist/${number}`));
  for (let from = 0; from < ARTISTS; from += AT_ONCE) {
    await Promise.all(artists.slice(from, from + AT_ONCE).map((artistId) => enter(artistId, "artist")));
  }
};

const [auction] = await seedShop(dataFolder, 1, { nowMs: FILLED_AT_MS, also });
const store = await openEmbeddedEventStore({ directory: join(dataFolder, "log"), durable: false });

const opened = await eventsOfStream(store, `auction-${auction!.auctionId}`);
const { artworkId } = opened[0]!.data as { artworkId: string };
const consigned = await eventsOfStream(store, `artwork-${artworkId}`);
const onSale = await eventsOfStream(store, `artwork-${onSaleId}`);

const appendWork = async (log: Pick<EventStore, "append">, number: number): Promise<void> => {
  const artistId = artists[number % ARTISTS]!;
  const isInAuction = number % ONE_IN_AUCTION_OF === 0;
  const told = toldOfWork(isInAuction ? consigned : onSale, number, artistId);
  const appended = [log.append(`artwork-${workId(number)}`, -1, told)];
  if (isInAuction) {
    appended.push(log.append(`auction-${auctionIdOf(number)}`, -1, toldOfWork(opened, number, artistId)));
  }
  await Promise.all(appended);
};

for (let from = 1; from <= WORKS; from += AT_ONCE) {
  const some = Array.from({ length: Math.min(AT_ONCE, WORKS - from + 1) }, (_, place) => from + place);
  await Promise.all(some.map((number) => appendWork(store, number)));
}
const { events } = store.extent();
await store.close();
process.send!({ ready: { events } });
process.on("message", () => process.exit(0));
