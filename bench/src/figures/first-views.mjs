import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build-product.mjs";
import { startDemoShop } from "../load/demo-shop.mjs";
import { askAtPace } from "../load/page-readers.mjs";

const REQUESTS_PER_S = 200;
const SECONDS = 10;
const COLD_PAGES = 100;

/** The text among the built files that is nearest to the page in size, so that both send as many bytes. */
const fileAsLargeAs = (bytes) => {
  const folder = join(root, "client/dist/assets");
  const texts = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name.startsWith("later-texts-"));
  if (texts.length === 0) throw new Error(`no built file is as large as the page (${bytes} bytes)`);
  return `/assets/${texts[0].name.replace(/\.br$/, "")}`;
};

export const g19 = {
  id: "G19",
  title: `the first view drawn by the server, ${REQUESTS_PER_S} requests/s beside the demo's auctions`,
  rivalName: "a static file of about as many bytes, of the same server",
  goals: [
    { figure: "cpu", unit: "ms", label: "CPU of all requests", atMost: 3 },
    { figure: "p99", unit: "ms", label: "a kept page, p99", absoluteAtMost: 15 },
    { figure: "cold", unit: "ms", label: "first byte of a page that is not kept, p99", absoluteAtMost: 60 },
  ],
  shown: [{ figure: "p50", unit: "ms", label: "a kept page, p50" }],
  limits:
    "the home page, drawn anew whenever a bid of the demo changes it; the file never changes. CPU is that of the whole shop.",
  run: async ({ pairs, inPairs }) => {
    const shop = await startDemoShop();
    const { bytes } = await askAtPace(shop, () => "/", { perSecond: 10, seconds: 3 });
    const file = fileAsLargeAs(bytes);
    let leastPrice = 0;
    const page = async () => {
      // A page is kept under what it reads of its address: each least price is a page of its own.
      const cold = await askAtPace(shop, () => `/marketplace?min=${(leastPrice += 1)}`, {
        perSecond: 5,
        seconds: COLD_PAGES / 5,
      });
      const kept = await askAtPace(shop, () => "/", { perSecond: REQUESTS_PER_S, seconds: SECONDS });
      return { ...kept, cold: cold.p99 };
    };
    const text = () => askAtPace(shop, () => file, { perSecond: REQUESTS_PER_S, seconds: SECONDS });
    const result = await inPairs(pairs, page, async () => ({ ...(await text()), cold: 0 }));
    await shop.stop();
    return result;
  },
};
