import { Worker } from "node:worker_threads";
import type { PageAsked, PageDrawn } from "@naqsh/shared/first-view";
import type { Logger } from "@naqsh/shared/platform/ports/logger";

/** A page that takes longer has gone wrong: the thread is ended, and the next page begins another. */
const PAGE_LIMIT_MS = 5_000;
/** Until its code is read; a busy machine may need long for it. */
const BEGIN_LIMIT_MS = 30_000;
/** Whoever comes while so many wait gets the page that draws itself. */
const MOST_WAITING = 24;

export type PageThread = {
  /** Begins the thread before the first page is asked for. */
  begin: () => void;
  /** @throws if the thread failed, took too long or has too much to do */
  draw: (asked: PageAsked) => Promise<PageDrawn>;
  stop: () => Promise<void>;
};

export type PageThreadOptions = {
  /** The built code of the thread (`client/dist-server/page-thread.mjs`). */
  threadFile: string;
  /** The built index.html. */
  templateFile: string;
  /** Where the thread asks its questions, as any visitor does. */
  shopUrl: () => string;
  logger: Logger;
};

type Waiting = { resolve: (drawn: PageDrawn) => void; reject: (error: Error) => void; limit: NodeJS.Timeout };
/** Without an id: the thread's code is read. */
type Told = { id?: number; drawn?: PageDrawn; failure?: string };

/** One worker thread that draws pages, so that the thread on which bids are decided does not; begun by the first page. */
export const createPageThread = ({ threadFile, templateFile, shopUrl, logger }: PageThreadOptions): PageThread => {
  let worker: Worker | null = null;
  let isReady = false;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const endWaiting = (error: Error): void => {
    for (const { reject, limit } of waiting.values()) {
      clearTimeout(limit);
      reject(error);
    }
    waiting.clear();
  };
  const end = async (failed: Worker | null, error: Error): Promise<void> => {
    if (failed === null || worker !== failed) return;
    worker = null;
    isReady = false;
    endWaiting(error);
    await failed.terminate();
  };
  const hear = ({ id, drawn, failure }: Told): void => {
    if (id === undefined) isReady = true;
    const asker = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || !asker) return;
    waiting.delete(id);
    clearTimeout(asker.limit);
    if (drawn) asker.resolve(drawn);
    else asker.reject(new Error(failure));
  };
  const begin = (): Worker => {
    const begun = new Worker(threadFile, { workerData: { templateFile, shopUrl: shopUrl() } });
    begun.on("message", hear);
    begun.on("error", (error) => {
      logger.error({ err: error }, "The thread that draws pages failed");
      void end(begun, error instanceof Error ? error : new Error(String(error)));
    });
    begun.unref();
    return begun;
  };

  return {
    begin: () => void (worker ??= begin()),
    draw: (asked) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= MOST_WAITING) return reject(new Error("Too many pages wait to be drawn"));
        const drawing = (worker ??= begin());
        const limitMs = isReady ? PAGE_LIMIT_MS : BEGIN_LIMIT_MS;
        const tooLong = new Error(`A page took longer than ${limitMs} ms to draw`);
        const limit = setTimeout(() => void end(drawing, tooLong), limitMs);
        waiting.set(++lastId, { resolve, reject, limit });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        drawing.postMessage({ id: lastId, asked });
      }),
    stop: () => end(worker, new Error("No more pages are drawn")),
  };
};
