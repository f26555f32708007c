/** Fills a data folder with so many open auctions, whose bidders are signed in; says them, and ends. */
import { seedShop } from "./seed-shop";

const [dataFolder = "", auctions = "1", bidderPairs = auctions] = process.argv.slice(2);

const seeded = await seedShop(dataFolder, Number(auctions), {
  bidderPairs: Number(bidderPairs),
  policiesAreThrough: true,
});
process.send!({ ready: { auctions: seeded } });
process.on("message", () => process.exit(0));
