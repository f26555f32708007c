import { chromium } from "playwright-core";
import { PHONE } from "./page-copy.mjs";

/** As Lighthouse slows a phone. */
const SLOWER = 4;
const SETTLED_MS = 1_500;

const signIn = async (context, shopUrl) => {
  const [{ email, password }] = await (await fetch(`${shopUrl}/api/demo/accounts`)).json();
  const answer = await context.request.post(`${shopUrl}/api/signin`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()} ${await answer.text()}`);
  await context.addInitScript(() => localStorage.setItem("naqsh.signed-in", "yes"));
};

/** Milliseconds of each interaction by its number, kept by the page itself. */
const watchInteractions = (context) =>
  context.addInitScript(() => {
    window.interactions = {};
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId > 0)
          window.interactions[interactionId] = Math.max(duration, window.interactions[interactionId] ?? 0);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
  });

/** Touches a page on a phone that is four times slower, `taps` as pairs of name and selector: the slowest interaction with its next paint, in milliseconds (INP of a short visit). */
export const slowestInteraction = async (port, shopUrl, path, taps) => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  // The audit of the same page does not depend on who is signed in here.
  const context = await browser.newContext(PHONE);
  try {
    await signIn(context, shopUrl);
    await watchInteractions(context);
    const page = await context.newPage();
    await page.goto(shopUrl + path, { waitUntil: "networkidle" });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const took = {};
    let slowest = 0;
    for (const [name, selector] of taps) {
      // Nobody touches what is not seen yet: what scrolling itself costs is done by then.
      await page.locator(selector).scrollIntoViewIfNeeded();
      await page.waitForTimeout(SETTLED_MS);
      await page.tap(selector);
      await page.waitForTimeout(SETTLED_MS);
      const now = await page.evaluate(() => Math.max(0, ...Object.values(window.interactions)));
      if (now > slowest) took[name] = now;
      slowest = now;
    }
    return { slowest, took };
  } finally {
    await context.close();
    await browser.close();
  }
};
