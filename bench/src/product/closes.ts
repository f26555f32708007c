/** The whole product with auctions that end soon: some one after the other, then many at the same moment. */
import { join } from "node:path";
import type { AuctionClosed } from "@naqsh/shared/auction";
import { CLOSING_DRAIN_MS } from "@naqsh/shared/auction";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { startNaqsh } from "@naqsh/standalone/start-naqsh";
import { seedShop } from "./seed-shop";

const [dataFolder = "", single = "200", together = "1000", firstInMs = "12000"] = process.argv.slice(2);
const GAP_MS = 15;
/** The first of those together begin to close when the last of the others have closed. */
const REST_MS = CLOSING_DRAIN_MS + 1_000;
const GRACE_MS = 2_500;
const singles = Number(single);
const togetherInMs = Number(firstInMs) + singles * GAP_MS + REST_MS;

const commands = { administrator: { email: "admin@bench.test", password: "a long enough passphrase" } };
const open = () => startNaqsh({ port: 0, dataFolder, commands });

// Policies begin where they were installed: they have to be there before the auctions are.
await (await open()).stop();
const began = Date.now();
await seedShop(dataFolder, singles + Number(together), {
  endsInMs: (number) => (number < singles ? Number(firstInMs) + number * GAP_MS : togetherInMs),
  auctionsAlone: true,
});
const shop = await open();
await shop.settled();
const readyMs = Date.now() - began;
await new Promise((resolve) => setTimeout(resolve, togetherInMs + CLOSING_DRAIN_MS + GRACE_MS - readyMs));
await shop.settled();
await shop.stop();

/** Milliseconds from the moment when each auction should have closed. */
const lateness: { endsAt: string; lateMs: number }[] = [];
const log = await openEmbeddedEventStore({ directory: join(dataFolder, "log") });
for await (const event of log.readAll()) {
  if (event.type !== "AuctionClosed") continue;
  const { endsAt } = event.data as AuctionClosed["data"];
  lateness.push({ endsAt, lateMs: Date.parse(event.recordedAt) - Date.parse(endsAt) - CLOSING_DRAIN_MS });
}
await log.close();
const ends = lateness.map(({ endsAt }) => endsAt).toSorted();
const last = ends.at(-1);
process.send!({
  ready: {
    readyMs,
    single: lateness.filter(({ endsAt }) => endsAt !== last).map(({ lateMs }) => lateMs),
    together: lateness.filter(({ endsAt }) => endsAt === last).map(({ lateMs }) => lateMs),
  },
});
process.on("message", () => process.exit(0));
