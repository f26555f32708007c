import { audited, startBrowser } from "../load/browser.mjs";
import { startDemoShop } from "../load/demo-shop.mjs";
import { slowestInteraction } from "../load/interactions.mjs";
import { servedCopy } from "../load/page-copy.mjs";
import { median } from "../method.mjs";
import { HOME_TAPS, MARKETPLACE_TAPS, ROOM_TAPS, WORK_TAPS } from "../load/taps.mjs";

const liveIn = async (url) => (await fetch(`${url}/api/auctions?status=live`)).json();

const touchesSaid = (took) =>
  `touches, each slower than those before it: ${Object.entries(took)
    .map(([name, ms]) => `${name} ${ms} ms`)
    .join(", ")}`;

/** The public pages that are no figure of their own, each loaded as often as there are pairs: what Lighthouse says of them. */
const otherPages = async (port, url, live, loads) => {
  const paths = {
    "/auctions": "/auctions",
    "/artists/:id": `/artists/${live[0].lot.artist.id}`,
    "/search?query=نخيل": `/search?query=${encodeURIComponent("نخيل")}`,
  };
  const notes = [];
  for (const [name, path] of Object.entries(paths)) {
    const runs = [];
    for (let index = 0; index < loads; index += 1) runs.push(await audited(port, url + path));
    const middle = (figure) => median(runs.map((run) => run[figure]));
    const lowest = Math.min(...runs.map((run) => run.lowest));
    notes.push(
      `${name}: performance ${middle("performance")}, others from ${lowest}, LCP ${Math.round(middle("lcp"))} ms, CLS ${middle("cls").toFixed(3)}, blocking ${Math.round(middle("blocking"))} ms`,
    );
  }
  return notes;
};

/** A figure of one page: `pathOf` takes a live auction and gives the page's path; `taps` are touched in their order. */
const pageOnAPhone = ({ id, page, pathOf, taps, notesOf = async () => [] }) => ({
  id,
  title: `${page} on a phone (Lighthouse)`,
  rivalName: "the same page as static HTML",
  goals: [
    { figure: "lcp", unit: "ms", label: "largest contentful paint", atMost: 1.1, absoluteAtMost: 1_800 },
    { figure: "inp", unit: "ms", label: "slowest touch until it is painted", absoluteAtMost: 200 },
    { figure: "cls", unit: "", label: "layout shift", absoluteAtMost: 0.02 },
    { figure: "scriptKb", unit: "KB", label: "script before it is painted", absoluteAtMost: 120 },
    { figure: "blocking", unit: "ms", label: "blocking time", absoluteAtMost: 150 },
    { figure: "performance", unit: "", label: "Lighthouse's performance", absoluteAtLeast: 95 },
    { figure: "lowest", unit: "", label: "its lowest other score", absoluteAtLeast: 95 },
  ],
  shown: [{ figure: "allScriptKb", unit: "KB", label: "script until it rests" }],
  limits:
    "the page comes drawn, and its scripts after its largest picture: what is left is the document, its fonts and that picture, and then what takes it over.",
  run: async ({ pairs, inPairs }) => {
    const shop = await startDemoShop();
    const browser = await startBrowser();
    const live = await liveIn(shop.url);
    const path = pathOf(live[0]);
    const touched = [];
    const touch = async () => {
      const room = live[touched.length % live.length];
      const { slowest, took } = await slowestInteraction(browser.port, shop.url, pathOf(room), taps);
      touched.push(took);
      return slowest;
    };
    const copy = await servedCopy(browser.port, shop.url, path);
    // The first load after a start is compiled and compressed for the first time, on either side.
    await audited(browser.port, shop.url + path);
    await audited(browser.port, copy.url + path);
    const result = await inPairs(
      pairs,
      async () => ({ ...(await audited(browser.port, shop.url + path)), inp: await touch() }),
      () => audited(browser.port, copy.url + path),
    );
    const notes = [...touched.map(touchesSaid), ...(await notesOf(browser.port, shop.url, live, pairs))];
    await browser.stop();
    await copy.stop();
    await shop.stop();
    return { ...result, notes };
  },
});

export const g15 = pageOnAPhone({
  id: "G15",
  page: "an auction's room",
  pathOf: ({ auctionId }) => `/auctions/${auctionId}`,
  taps: ROOM_TAPS,
  notesOf: otherPages,
});
export const g15h = pageOnAPhone({ id: "G15h", page: "home", pathOf: () => "/", taps: HOME_TAPS });
export const g15m = pageOnAPhone({
  id: "G15m",
  page: "the marketplace",
  pathOf: () => "/marketplace",
  taps: MARKETPLACE_TAPS,
});
export const g15w = pageOnAPhone({
  id: "G15w",
  page: "a work's page",
  pathOf: ({ artworkId }) => `/artwork/${artworkId}`,
  taps: WORK_TAPS,
});
