import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PATIENCE_MS, TEST_LIMIT_MS } from "@naqsh/shared/testing/patience";
import { chromium } from "playwright-core";
import type { BrowserContext, Page } from "playwright-core";
import { describe } from "vitest";

const CANDIDATES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = process.env.CHROMIUM ?? CANDIDATES.find(existsSync);

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A suite that needs Chromium: skipped with a line where a person has none, never in CI. */
export const describeInBrowser = (name: string, suite: () => void): void => {
  if (!executablePath && !process.env.CI) {
    process.stderr.write(`Skipped "${name}": it needs Chromium (apt-get install chromium, or set CHROMIUM)\n`);
    describe.skip(name, suite);
    return;
  }
  describe(name, suite);
};

export const DESKTOP = { width: 1440, height: 900 };
export const MOBILE = { width: 390, height: 844 };

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** What the browser's console called an error, and exceptions of the page. */
  problems: string[];
  close: () => Promise<void>;
};

type VisitOptions = { language: "ar" | "en"; viewport?: { width: number; height: number }; theme?: "light" | "dark" };

/** A browser of its own: own profile, cookies and storage. */
export const openBrowser = async (options: VisitOptions): Promise<Visit> => {
  const profile = await mkdtemp(join(tmpdir(), "naqsh-chromium-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executablePath!,
    headless: true,
    timeout: TEST_LIMIT_MS,
    args: FLAGS,
    viewport: options.viewport ?? DESKTOP,
    locale: options.language === "ar" ? "ar-SA" : "en-GB",
    colorScheme: options.theme ?? "light",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript((language) => {
    localStorage.setItem("naqsh.language", language);
  }, options.language);
  const page = context.pages()[0] ?? (await context.newPage());
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  return {
    page,
    context,
    problems,
    close: async () => {
      await context.close();
      // Parts of the browser may outlive its window for a moment, and write.
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
