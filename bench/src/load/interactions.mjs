import puppeteer from "puppeteer-core";
import { PHONE } from "./page-copy.mjs";

/** As Lighthouse slows a phone. */
const SLOWER = 4;
const SETTLED_MS = 1_500;
const DESK = "[data-testid=bid-desk]";

const taps = [
  ["another quick amount", `${DESK} .quick button:nth-child(2)`],
  ["bid", `${DESK} [data-testid=bid-button]`],
  ["confirm", `${DESK} [data-testid=bid-button]`],
  ["an amount of one's own", `${DESK} .links button:first-child`],
  ["back to the quick ones", `${DESK} .links button:first-child`],
  ["a maximum", `${DESK} .links button:nth-child(2)`],
];

const signedIn = async (page, shopUrl) => {
  const [{ email, password }] = await (await fetch(`${shopUrl}/api/demo/accounts`)).json();
  const answer = await fetch(`${shopUrl}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`signing in: ${answer.status} ${await answer.text()}`);
  const [name, value] = answer.headers.getSetCookie()[0].split(";")[0].split("=");
  await page.browserContext().setCookie({ name, value, domain: "localhost", path: "/" });
  await page.evaluateOnNewDocument(() => localStorage.setItem("naqsh.signed-in", "yes"));
};

/** Milliseconds of each interaction by its number, kept by the page itself. */
const watchInteractions = (page) =>
  page.evaluateOnNewDocument(() => {
    window.interactions = {};
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId > 0)
          window.interactions[interactionId] = Math.max(duration, window.interactions[interactionId] ?? 0);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
  });

/** Bids in a live room on a phone that is four times slower: the slowest interaction with its next paint, in milliseconds (INP of a short visit). */
export const slowestInteraction = async (port, shopUrl, path) => {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  // The audit of the same page does not depend on who is signed in here.
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport(PHONE);
    await signedIn(page, shopUrl);
    await watchInteractions(page);
    await page.goto(shopUrl + path, { waitUntil: "networkidle2" });
    await page.emulateCPUThrottling(SLOWER);
    const took = {};
    let slowest = 0;
    for (const [name, selector] of taps) {
      await (await page.waitForSelector(selector, { visible: true })).tap();
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
      const now = await page.evaluate(() => Math.max(0, ...Object.values(window.interactions)));
      if (now > slowest) took[name] = now;
      slowest = now;
    }
    return { slowest, took };
  } finally {
    await context.close();
    await browser.disconnect();
  }
};
