import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { createBidders } from "../load/bidders.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const AUCTIONS = 50;
/** What the shop has taken in before the first kill. */
const PAST_MS = 8_000;
const LOAD_MS = 4_000;
/** More than any of the auctions has got between two kills. */
const PLACED = 50_000;

/** Seconds from the start of the process until it has answered that it is ready: every view is at the head of the log then. */
const started = async (folder, nodeOptions) => {
  const began = performance.now();
  const shop = await startChild(builtProduct("shop"), [folder, "again"], nodeOptions);
  const answer = await fetch(`http://127.0.0.1:${shop.port}/ready`);
  if (answer.status !== 200) throw new Error(`The shop answers, and is not ready: ${await answer.text()}`);
  const seconds = (performance.now() - began) / 1000;
  const { cpuMs } = await shop.ask("usage");
  return { shop, figures: { seconds, cpuSeconds: cpuMs / 1000 } };
};

const killedUnderLoad = async (shop, auctions, placed) => {
  const bidding = createBidders(shop.port, auctions, placed)
    .closedLoop(2 * LOAD_MS)
    .catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
  await shop.kill();
  await bidding;
};

export const f1 = {
  id: "F1",
  title: "restart after SIGKILL under load",
  rivalName: "the same folder, restarted after a clean stop",
  goals: [{ figure: "seconds", unit: "s", label: "until it answers", atMost: 1.2 }],
  shown: [{ figure: "cpuSeconds", unit: "s", label: "processor time until then" }],
  limits:
    "starting Node; what came since the views were last saved is folded again, and what came since the log's index and the views' tables is read.",
  run: async ({ pairs, inPairs, nodeOptions }) => {
    const folder = temporaryFolder("restart");
    const first = await startChild(builtProduct("shop"), [folder, String(AUCTIONS)], nodeOptions);
    await createBidders(first.port, first.auctions).closedLoop(PAST_MS);
    await first.ask("settled");
    let running = first;
    let placed = 0;
    // Each is started at once: what was away for more than ten seconds also has every open deadline to move.
    const result = await inPairs(
      pairs,
      async () => {
        await killedUnderLoad(running, first.auctions, (placed += PLACED));
        const { shop, figures } = await started(folder, nodeOptions);
        await shop.ask("settled");
        await shop.stop();
        return figures;
      },
      async () => {
        const { shop, figures } = await started(folder, nodeOptions);
        running = shop;
        return figures;
      },
    );
    await running.stop();
    return {
      ...result,
      notes: [
        `${AUCTIONS} auctions, 2 bidders each; each start after a kill is one of its own, after ${LOAD_MS / 1000} s of bids`,
      ],
    };
  },
};
