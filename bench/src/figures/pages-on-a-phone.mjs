import { audited, startBrowser } from "../load/browser.mjs";
import { startDemoShop } from "../load/demo-shop.mjs";
import { slowestInteraction } from "../load/interactions.mjs";
import { servedCopy } from "../load/page-copy.mjs";

const PAGES = ["/", "/marketplace", "/auctions", `/search?query=${encodeURIComponent("نخيل")}`];

const liveIn = async (url) => (await fetch(`${url}/api/auctions?status=live`)).json();

const wordsOf = (took) =>
  Object.entries(took)
    .map(([name, ms]) => `${name} ${ms} ms`)
    .join(", ");

export const g15 = {
  id: "G15",
  title: "auction page on a phone (Lighthouse)",
  rivalName: "the same page as static HTML",
  goals: [
    { figure: "lcp", unit: "ms", label: "largest contentful paint", atMost: 1.1, absoluteAtMost: 1_800 },
    { figure: "inp", unit: "ms", label: "slowest touch until it is painted, bidding", absoluteAtMost: 200 },
    { figure: "cls", unit: "", label: "layout shift", absoluteAtMost: 0.02 },
    { figure: "homeScriptKb", unit: "KB", label: "script of home before it is painted", absoluteAtMost: 120 },
    { figure: "blocking", unit: "ms", label: "blocking time", absoluteAtMost: 150 },
  ],
  shown: [
    { figure: "homeAllScriptKb", unit: "KB", label: "script of home until it rests" },
    { figure: "performance", unit: "", label: "Lighthouse's performance" },
    { figure: "lowest", unit: "", label: "its lowest other score" },
  ],
  limits:
    "the page comes drawn, and its scripts after its largest picture: what is left is the document, its fonts and that picture, and then what takes it over.",
  run: async ({ pairs, inPairs }) => {
    const shop = await startDemoShop();
    const browser = await startBrowser();
    const live = await liveIn(shop.url);
    const { auctionId, artworkId } = live[0];
    const touched = [];
    const touch = async () => {
      const room = live[touched.length % live.length];
      const { slowest, took } = await slowestInteraction(browser.port, shop.url, `/auctions/${room.auctionId}`);
      touched.push(took);
      return slowest;
    };
    const path = `/auctions/${auctionId}`;
    const copy = await servedCopy(browser.port, shop.url, path);
    const home = await audited(browser.port, `${shop.url}/`);
    const result = await inPairs(
      pairs,
      async () => {
        const page = await audited(browser.port, shop.url + path);
        return { ...page, inp: await touch(), homeScriptKb: home.scriptKb, homeAllScriptKb: home.allScriptKb };
      },
      () => audited(browser.port, copy.url + path),
    );
    const notes = touched.map((took) => `touches, each slower than those before it: ${wordsOf(took)}`);
    const artistId = live[0].lot.artist.id;
    for (const other of [...PAGES, `/artwork/${artworkId}`, `/artists/${artistId}`]) {
      const { performance, lowest, lcp, cls } = await audited(browser.port, shop.url + other);
      const name = decodeURIComponent(other).replace(artworkId, ":id").replace(artistId, ":id");
      notes.push(
        `${name}: performance ${performance}, others from ${lowest}, LCP ${Math.round(lcp)} ms, CLS ${cls.toFixed(3)}`,
      );
    }
    browser.stop();
    await copy.stop();
    await shop.stop();
    return { ...result, notes };
  },
};
