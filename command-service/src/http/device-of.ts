import Bowser from "bowser";
import type { Device } from "@naqsh/shared/platform/ports/sessions";

const LONGEST_AGENT = 1_000;
const LONGEST_NAME = 40;

const KINDS: Readonly<Record<string, Device["kind"]>> = { desktop: "computer", mobile: "phone", tablet: "tablet" };

const named = (name: string | undefined): string | null => (name ? name.slice(0, LONGEST_NAME) : null);

/** What a User-Agent header says about its browser; nothing in it is proven. */
export const deviceOf = (userAgent: string | undefined): Device => {
  if (!userAgent) return { browser: null, system: null, kind: "other" };
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST_AGENT));
  return { browser: named(browser.name), system: named(os.name), kind: KINDS[platform.type ?? ""] ?? "other" };
};
