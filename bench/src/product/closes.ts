/** The whole product with auctions that end soon: some one after the other, then many at the same moment. */
import { join } from "node:path";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { startShop } from "@naqsh/standalone/start/start-shop";
import { endsInMsOf, latenessIn, overInMsOf } from "./closing-auctions";
import { seedShop } from "./seed-shop";

const [dataFolder = "", singles = "200", together = "1000", firstInMs = "12000"] = process.argv.slice(2);
const closings = { singles: Number(singles), together: Number(together), firstInMs: Number(firstInMs) };

const commands = { administrator: { email: "admin@bench.test", password: "a long enough passphrase" } };
const open = () => startShop({ port: 0, dataFolder, commands });

// Policies begin where they were installed: they have to be there before the auctions are.
await (await open()).stop();
const began = Date.now();
const options = { endsInMs: endsInMsOf(closings), auctionsAlone: true };
await seedShop(dataFolder, closings.singles + closings.together, options);
const shop = await open();
await shop.settled();
const readyMs = Date.now() - began;
await new Promise((resolve) => setTimeout(resolve, overInMsOf(closings) - readyMs));
await shop.settled();
await shop.stop();

const log = await openEmbeddedEventStore({ directory: join(dataFolder, "log") });
const lateness = await latenessIn(log.readAll());
await log.close();
process.send!({ ready: { readyMs, ...lateness } });
process.on("message", () => process.exit(0));
