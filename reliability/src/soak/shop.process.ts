import { startShop } from "@naqsh/standalone/start/start-shop";

/** A program to be killed: the shop over a folder, which prints its address once it listens. */
const [dataFolder = ""] = process.argv.slice(2);
/** So that kills meet saves and the tables of large views, as in a shop of many more events. */
const VIEWS = { cachedDocuments: 20, worthSnapshotBytes: 1_000, eventsPerSnapshot: 40 };
const MANY = { points: 1_000_000_000, windowMs: 60_000 };

const start = async (): Promise<void> => {
  const rateLimits = { signIn: MANY, register: MANY, bids: MANY, uploads: MANY, writes: MANY };
  const { url } = await startShop({ port: 0, dataFolder, views: VIEWS, commands: { rateLimits } });
  process.stdout.write(`${url}\n`);
};

void start();
