import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { PageAsked, PageDrawn } from "@naqsh/shared/first-view";
import type { Clock } from "@naqsh/shared/platform/ports/clock";

/** The most bytes of all pages together, with their compressed copies. */
const MOST_BYTES = 32 * 1024 * 1024;
/** For so long a visitor gets a page without a look at the views: however many ask, the shop is asked a few times a second. */
const UNCHECKED_MS = 250;
/** A visitor does not wait for a page to be drawn anew that was right so short a time ago: they are given that one. */
const GIVEN_MEANWHILE_MS = 2_000;
/** What a page shows can change without an event too, such as what trends this hour. */
const CHECKED_AFTER_MS = 10_000;
/** A page that failed is not tried for everyone who asks. */
const FAILED_MS = 5_000;
const MOST_FAILURES = 1_000;
/** More takes longer than it saves: a busy page is drawn anew each second. */
const QUALITY = 5;

const compressed = promisify<Buffer, object, Buffer>(brotliCompress);

export type KeptPage = { html: Buffer; brotli: Buffer; etag: string };
/** A number: there is nothing to draw, and the page that draws itself is answered with that status. */
export type FoundPage = KeptPage | 200 | 404;

type Entry = {
  page: KeptPage;
  madeOf: Record<string, string>;
  standing: string;
  checkedMs: number;
};

export type KeptPagesPorts = {
  draw: (asked: PageAsked) => Promise<PageDrawn>;
  /** Where the views stand; the same text for as long as none has moved on. */
  standing: () => string;
  clock: Clock;
  /** Told of each page that could not be drawn. */
  failed: (asked: PageAsked, error: unknown) => void;
};

export type KeptPages = {
  /** The page under a key. `isStrict`: the views are looked at whenever the page was. */
  of: (key: string, asked: PageAsked, isStrict: boolean) => Promise<FoundPage>;
};

const keptPage = async (text: string): Promise<KeptPage> => {
  const html = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const etag = `"${createHash("sha256").update(html).digest("base64url")}"`;
  return { html, brotli: await compressed(html, { params }), etag };
};

/**
 * Keeps drawn pages until what they were made of has changed. Where the views have moved on, the page's questions are asked
 * again, and it is drawn again if an answer differs. The pages that were asked for longest ago go first.
 */
export const createKeptPages = ({ draw, standing, clock, failed }: KeptPagesPorts): KeptPages => {
  const held = new Map<string, Entry>();
  const drawing = new Map<string, Promise<FoundPage>>();
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
  const drawNow = async (key: string, asked: PageAsked): Promise<FoundPage> => {
    const before = held.get(key);
    // The views may move on meanwhile: what is drawn is at least as new as this.
    const checked = { standing: standing(), checkedMs: clock.now() };
    try {
      const drawn = await draw(before ? { ...asked, madeOf: before.madeOf } : asked);
      if (drawn.kind === "none") {
        drop(key);
        return drawn.status;
      }
      if (drawn.kind === "unchanged" && before) {
        hold(key, { ...before, ...checked });
        return before.page;
      }
      if (drawn.kind !== "page") return 200;
      const page = await keptPage(drawn.html);
      hold(key, { page, madeOf: drawn.madeOf, ...checked });
      return page;
    } catch (error) {
      drop(key);
      if (failures.size >= MOST_FAILURES) failures.clear();
      failures.set(key, clock.now());
      failed(asked, error);
      return 200;
    }
  };
  const begin = (key: string, asked: PageAsked): Promise<FoundPage> => {
    const found = drawNow(key, asked).finally(() => {
      if (drawing.get(key) === found) drawing.delete(key);
    });
    drawing.set(key, found);
    return found;
  };

  return {
    of: async (key, asked, isStrict) => {
      const failedMs = failures.get(key);
      if (failedMs !== undefined) {
        if (clock.now() - failedMs < FAILED_MS) return 200;
        failures.delete(key);
      }
      const entry = held.get(key);
      if (entry && isCurrent(entry, isStrict)) return entry.page;
      const running = drawing.get(key);
      if (!isStrict) {
        const found = running ?? begin(key, asked);
        const isRecent = entry !== undefined && clock.now() - entry.checkedMs < GIVEN_MEANWHILE_MS;
        return isRecent ? entry.page : found;
      }
      if (running) {
        // What began before this reader asked may not have seen what they have just done; what begins after it has.
        await running;
        const begunSince = drawing.get(key);
        if (begunSince) return begunSince;
      }
      return begin(key, asked);
    },
  };
};
