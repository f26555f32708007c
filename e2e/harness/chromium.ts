import { existsSync } from "node:fs";
import { PATIENCE_MS, TEST_LIMIT_MS } from "@naqsh/shared/testing/patience";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { describe } from "vitest";

/** The first is the same engine without windows: a page takes it two thirds of the processor time. */
const CANDIDATES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const executablePath = process.env.CHROMIUM ?? CANDIDATES.find(existsSync);

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A page that a test gives itself comes from no address, and might not open a socket to this machine.
  "--disable-features=LocalNetworkAccessChecks",
];

/** A suite that needs Chromium: skipped with a line if a person has none, never in CI. */
export const describeInBrowser = (name: string, suite: () => void): void => {
  if (!executablePath && !process.env.CI) {
    process.stderr.write(
      `Skipped "${name}": it needs Chromium (apt-get install chromium-headless-shell, or chromium, or set CHROMIUM)\n`,
    );
    describe.skip(name, suite);
    return;
  }
  describe(name, suite);
};

/** Both sides may close a live connection in the same moment; what the browser had yet to send is sent over the next one. */
const CLOSED_BY_BOTH = "WebSocket is already in CLOSING or CLOSED state.";

export const DESKTOP = { width: 1440, height: 900 };
export const MOBILE = { width: 390, height: 844 };
/** Narrower windows are drawn as phones are (`BREAKPOINTS` of client/src/ui/theme/tokens.ts). */
const WIDE_FROM = 768;

/** A browser that says of itself that it is a phone's, for which pages are drawn in the phone's layout. */
export const PHONE = {
  viewport: MOBILE,
  isMobile: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
};

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** What the browser's console called an error, and exceptions of the page. */
  problems: string[];
  close: () => Promise<void>;
};

type VisitOptions = {
  language: "ar" | "en";
  viewport?: { width: number; height: number };
  theme?: "light" | "dark";
  /** What the browser says that it is; without it, that it has no screen: a machine, whose looks do not count. */
  userAgent?: string;
  isMobile?: boolean;
};

/** One for all files of a worker: to begin one costs more than most tests. It ends with the worker. */
let running: Promise<Browser> | null = null;

const runningBrowser = (): Promise<Browser> =>
  (running ??= chromium.launch({
    executablePath: executablePath!,
    headless: true,
    timeout: TEST_LIMIT_MS,
    args: FLAGS,
  }));

/** A window of its own: no cookies, no storage and no cache of another visit. */
export const openBrowser = async (options: VisitOptions): Promise<Visit> => {
  const context = await (
    await runningBrowser()
  ).newContext({
    viewport: options.viewport ?? DESKTOP,
    locale: options.language === "ar" ? "ar-SA" : "en-GB",
    colorScheme: options.theme ?? "light",
    reducedMotion: "reduce",
    ...(options.userAgent !== undefined && { userAgent: options.userAgent }),
    isMobile: options.isMobile ?? false,
    // A narrow window says so, or its first view would change its layout below a press.
    ...((options.viewport ?? DESKTOP).width < WIDE_FROM && { extraHTTPHeaders: { "sec-ch-ua-mobile": "?1" } }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript((language) => {
    // Whoever has changed it since keeps what they chose.
    if (localStorage.getItem("naqsh.language") === null) localStorage.setItem("naqsh.language", language);
  }, options.language);
  // Pages come drawn for whoever has been here before.
  const view = `${options.language}.system.${options.theme ?? "light"}.arabic.gregorian`;
  await context.addCookies([{ name: "naqsh.view", value: view, domain: "127.0.0.1", path: "/" }]);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && message.text() !== CLOSED_BY_BOTH)
      problems.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  return { page, context, problems, close: () => context.close() };
};
