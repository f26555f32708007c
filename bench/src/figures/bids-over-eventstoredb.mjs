import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const RUN_MS = 4_000;
const WARM_UP_MS = 2_000;

export const g17 = {
  id: "G17",
  title: "bids over EventStoreDB, 64 at once on 512 auctions",
  rivalName: "the client's appends of the same event, as many at once",
  needs: ["EVENTSTORE_URL"],
  goals: [
    { figure: "perSecond", unit: "/s", label: "accepted", atLeast: 0.8 },
    { figure: "p99", unit: "ms", label: "p99", atMost: 1.3 },
  ],
  shown: [{ figure: "p50", unit: "ms", label: "p50" }],
  limits: "the server and the client's own work for each append; without HTTP on either side.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const start = (task) =>
      startChild(builtProduct("bids-over-eventstoredb"), [task, temporaryFolder("g17")], nodeOptions);
    const product = await start("product");
    await product.ask("bid", WARM_UP_MS);
    const raw = await start("raw");
    await raw.ask("bid", WARM_UP_MS);
    const result = await inPairs(
      pairs,
      () => product.ask("bid", RUN_MS),
      () => raw.ask("bid", RUN_MS),
    );
    await Promise.all([product.stop(), raw.stop()]);
    return result;
  },
};
