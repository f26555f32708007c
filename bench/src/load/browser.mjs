import { spawn } from "node:child_process";
import lighthouse from "lighthouse";
import { temporaryFolder } from "../temporary-folder.mjs";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Chromium with a folder of its own; `port` is its debugger's. */
export const startBrowser = async () => {
  const folder = temporaryFolder("chromium");
  const browser = spawn(
    process.env.CHROMIUM ?? "/usr/bin/chromium",
    [...FLAGS, `--user-data-dir=${folder}`, "--remote-debugging-port=0", "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  process.once("exit", () => browser.kill("SIGKILL"));
  const port = await new Promise((resolve, reject) => {
    browser.once("error", reject);
    browser.once("exit", () => reject(new Error("Chromium ended early")));
    let said = "";
    browser.stderr.on("data", (bytes) => {
      said += bytes;
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said) ?? [];
      if (found) resolve(Number(found));
    });
  });
  // Whoever goes on at once would take its folder away while it still writes there.
  const stop = () =>
    new Promise((resolve) => {
      browser.removeAllListeners("exit");
      browser.once("exit", resolve);
      browser.kill("SIGKILL");
    });
  return { port, stop };
};

/** What Lighthouse says of a page on a phone: times in milliseconds, scores of 100, and kilobytes of the script that was asked for before the first paint and in all. */
export const audited = async (port, url) => {
  const { lhr } = await lighthouse(url, { port, logLevel: "error", formFactor: "mobile" });
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.code}: ${lhr.runtimeError.message}`);
  const value = (name) => lhr.audits[name].numericValue;
  const requests = lhr.audits["network-requests"].details.items;
  const painted = lhr.audits.metrics.details.items[0].observedFirstContentfulPaint;
  const scripts = requests.filter(
    ({ resourceType, networkRequestTime }) => resourceType === "Script" && networkRequestTime <= painted,
  );
  const all = requests.filter(({ resourceType }) => resourceType === "Script");
  const kilobytes = (some) => some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  const score = (name) => Math.round(lhr.categories[name].score * 100);
  return {
    lcp: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    scriptKb: kilobytes(scripts),
    allScriptKb: kilobytes(all),
    performance: score("performance"),
    lowest: Math.min(score("accessibility"), score("best-practices"), score("seo")),
  };
};
