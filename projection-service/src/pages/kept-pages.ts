import { createHash } from "node:crypto";
import type { PageAsked, PageDrawn } from "@naqsh/shared/first-view";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { PageBeginnings } from "./page-beginnings";
import { bytesInTwo } from "./page-bytes";
import type { PageBytes } from "./page-bytes";

/** The most bytes of all pages together, with their compressed copies. */
const MOST_BYTES = 32 * 1024 * 1024;
/** For so long a visitor gets a page without a look at the views: however many ask, the shop is asked a few times a second. */
const UNCHECKED_MS = 250;
/** A visitor does not wait for a page to be drawn anew that was right so short a time ago: they are given that one. */
const GIVEN_MEANWHILE_MS = 2_000;
/** What a page shows can change without an event too, such as what trends this hour. */
const CHECKED_AFTER_MS = 10_000;
/** For so long the words of a page that tells by the clock are near enough: how long ago, how long until. */
const TIME_HOLDS_MS = 30_000;
/** A page that failed is not tried for everyone who asks. */
const FAILED_MS = 5_000;
const MOST_FAILURES = 1_000;

/** `isMissing`: it says that there is nothing at its address. */
export type KeptPage = PageBytes & { etag: string; isMissing: boolean };
/** A number: there is nothing to draw, and the page that draws itself is answered with that status. */
export type FoundPage = KeptPage | 200 | 404;
/** A page that has to be waited for. */
export type ComingPage = {
  page: Promise<FoundPage>;
  /** What it is about was found; settles for no page that is kept or missing, and may not settle at all. */
  isThere: Promise<void>;
};

type Entry = {
  page: KeptPage;
  madeOf: Record<string, string>;
  standing: string;
  checkedMs: number;
  /** From then on what it says of the time is too old; never, if it says nothing of it. */
  outdatedMs: number;
};

export type KeptPagesPorts = {
  /** `isThere` is called once what the page is about was found. */
  draw: (asked: PageAsked, isThere: () => void) => Promise<PageDrawn>;
  beginningOf: PageBeginnings;
  /** Where the views stand; the same text for as long as none has moved on. */
  standing: () => string;
  clock: Clock;
  /** Told of each page that could not be drawn. */
  failed: (asked: PageAsked, error: unknown) => void;
};

export type KeptPages = {
  /** The page under a key, at once if it is kept. `isStrict`: the views are looked at whenever the page was. */
  of: (key: string, asked: PageAsked, isStrict: boolean) => FoundPage | ComingPage;
};

/** Compressed as whoever was sent its beginning ahead goes on reading it. */
const keptPage = async (
  { html: text, isMissing = false }: PageDrawn & { kind: "page" },
  beginning: Buffer,
): Promise<KeptPage> => {
  const html = Buffer.from(text);
  const { first, rest } = await bytesInTwo(html.subarray(0, beginning.length), html.subarray(beginning.length));
  const etag = `"${createHash("sha256").update(html).digest("base64url")}"`;
  return { html, brotli: Buffer.concat([first.brotli, rest.brotli]), etag, isMissing };
};

/**
 * Keeps drawn pages until what they were made of has changed. Where the views have moved on, the page's questions are asked
 * again, and it is drawn again if an answer differs, or if what it says of the time is old. The pages that were asked for longest ago go first.
 */
export const createKeptPages = ({ draw, beginningOf, standing, clock, failed }: KeptPagesPorts): KeptPages => {
  const held = new Map<string, Entry>();
  const drawing = new Map<string, ComingPage>();
  const failures = new Map<string, number>();
  let size = 0;

  const drop = (key: string): void => {
    const entry = held.get(key);
    if (!entry) return;
    size -= entry.page.html.length + entry.page.brotli.length;
    held.delete(key);
  };
  const hold = (key: string, entry: Entry): void => {
    drop(key);
    held.set(key, entry);
    size += entry.page.html.length + entry.page.brotli.length;
    for (const oldest of held.keys()) {
      if (size <= MOST_BYTES) return;
      drop(oldest);
    }
  };
  const isCurrent = ({ standing: stood, checkedMs }: Entry, isStrict: boolean): boolean => {
    const age = clock.now() - checkedMs;
    if (!isStrict && age < UNCHECKED_MS) return true;
    return age < CHECKED_AFTER_MS && stood === standing();
  };
  const isOutdated = ({ outdatedMs }: Entry): boolean => clock.now() >= outdatedMs;
  const drawNow = async (key: string, asked: PageAsked, isThere: () => void): Promise<FoundPage> => {
    const kept = held.get(key);
    const before = kept && !isOutdated(kept) ? kept : null;
    // The views may move on meanwhile: what is drawn is at least as new as this.
    const checked = { standing: standing(), checkedMs: clock.now() };
    try {
      const drawn = await draw(before ? { ...asked, madeOf: before.madeOf } : asked, isThere);
      if (drawn.kind === "none") {
        drop(key);
        return drawn.status;
      }
      if (drawn.kind === "unchanged" && before) {
        hold(key, { ...before, ...checked });
        return before.page;
      }
      if (drawn.kind !== "page") return 200;
      const { first } = await beginningOf(asked);
      const page = await keptPage(drawn, first.html);
      const outdatedMs = drawn.isTimed ? checked.checkedMs + TIME_HOLDS_MS : Infinity;
      hold(key, { page, madeOf: drawn.madeOf, outdatedMs, ...checked });
      return page;
    } catch (error) {
      drop(key);
      if (failures.size >= MOST_FAILURES) failures.clear();
      failures.set(key, clock.now());
      failed(asked, error);
      return 200;
    }
  };
  const begin = (key: string, asked: PageAsked): ComingPage => {
    let find = (): void => undefined;
    const isThere = new Promise<void>((resolve) => (find = resolve));
    const page = drawNow(key, asked, find).finally(() => {
      if (drawing.get(key) === coming) drawing.delete(key);
    });
    const coming = { page, isThere };
    drawing.set(key, coming);
    return coming;
  };
  /** What began before this reader asked may not have seen what they have just done; what begins after it has. */
  const drawnAfter = async (running: ComingPage, key: string, asked: PageAsked): Promise<FoundPage> => {
    await running.page;
    return (drawing.get(key) ?? begin(key, asked)).page;
  };

  return {
    of: (key, asked, isStrict) => {
      const failedMs = failures.get(key);
      if (failedMs !== undefined) {
        if (clock.now() - failedMs < FAILED_MS) return 200;
        failures.delete(key);
      }
      const entry = held.get(key);
      if (entry && !isOutdated(entry) && isCurrent(entry, isStrict)) return entry.page;
      const running = drawing.get(key);
      if (running && isStrict) return { ...running, page: drawnAfter(running, key, asked) };
      const coming = running ?? begin(key, asked);
      const isRecent = !isStrict && entry !== undefined && clock.now() - entry.checkedMs < GIVEN_MEANWHILE_MS;
      return isRecent ? entry.page : coming;
    },
  };
};
