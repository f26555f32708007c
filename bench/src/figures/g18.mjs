import { join } from "node:path";
import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const EVENTS = Number(process.env.BENCH_EVENTS ?? 100_000);

export const g18 = {
  id: "G18",
  title: "catch-up and rebuild over EventStoreDB and MongoDB",
  rivalName: "the client's subscription to $all, events dropped",
  needs: ["EVENTSTORE_URL", "MONGODB_URL"],
  goals: [
    { figure: "caughtUp", unit: "/s", label: "every view from nothing", atLeast: 0.5 },
    { figure: "rebuilt", unit: "/s", label: "one view again", atLeast: 0.5 },
  ],
  limits: "reading the log through the client, then writing the documents that changed in a batch, view by view.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const run = async (program, ...args) => {
      const child = await startChild(builtProduct(program), args, nodeOptions);
      await child.stop();
      return child;
    };
    const folder = temporaryFolder("g18");
    await run("replay", "fill", folder, String(EVENTS));
    await run("views-over-engines", "fill", join(folder, "log"));
    let events = 0;
    let differences = 0;
    const result = await inPairs(
      pairs,
      async () => {
        if (events === 0) ({ events } = await run("views-over-engines", "raw"));
        const views = await run("views-over-engines", "views");
        differences += views.differences;
        return { caughtUp: events / views.seconds, rebuilt: events / views.rebuildSeconds };
      },
      async () => {
        const { seconds } = await run("views-over-engines", "raw");
        return { caughtUp: events / seconds, rebuilt: events / seconds };
      },
    );
    const notes = [
      `${events.toLocaleString("en")} events in the log; documents that a rebuild found different: ${differences}`,
    ];
    return { ...result, notes };
  },
};
