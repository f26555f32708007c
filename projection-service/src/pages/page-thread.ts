import { Worker } from "node:worker_threads";
import type { PageAsked, PageDrawn } from "@naqsh/shared/first-view";
import type { Logger } from "@naqsh/shared/platform/ports/logger";

/** A page that takes longer once its turn has come has gone wrong: the thread is ended, and those that waited are drawn by another. */
const PAGE_LIMIT_MS = 5_000;
/** A page whose turn does not come, since it or those before it ask questions without end. */
const TURN_LIMIT_MS = 30_000;
/** Until its code is read; a busy machine may need long for it. */
const BEGIN_LIMIT_MS = 30_000;
/** Whoever comes while so many wait gets the page that draws itself. */
const MOST_WAITING = 24;

export type PageThread = {
  /** Begins the thread before the first page is asked for. */
  begin: () => void;
  /**
   * @param isThere called, perhaps more than once, when what the page is about was found: it may fail still, but is not missing
   * @throws if the thread failed, took too long or has too much to do
   */
  draw: (asked: PageAsked, isThere: () => void) => Promise<PageDrawn>;
  stop: () => Promise<void>;
};

export type PageThreadOptions = {
  /** The built code of the thread (`client/dist-server/page-thread.mjs`). */
  threadFile: string;
  /** The built index.html. */
  templateFile: string;
  /** Where the thread asks its questions, as any visitor does. */
  shopUrl: () => string;
  /** Headers of its questions. */
  ownQuestion: Readonly<Record<string, string>>;
  logger: Logger;
};

type Waiting = {
  asked: PageAsked;
  isThere: () => void;
  resolve: (drawn: PageDrawn) => void;
  reject: (error: Error) => void;
  /** Of the wait for its turn; from then on of the page. */
  limit: NodeJS.Timeout;
};
/** Without an id: the thread's code is read. `begun`: the page's turn has come. `isThere`: what it is about was found. */
type Told = { id?: number; begun?: true; isThere?: true; drawn?: PageDrawn; failure?: string };
type Running = { worker: Worker; beginning: NodeJS.Timeout };

/** One worker thread that draws pages, so that the thread on which bids are decided does not; begun by the first page. */
export const createPageThread = ({
  threadFile,
  templateFile,
  shopUrl,
  ownQuestion,
  logger,
}: PageThreadOptions): PageThread => {
  let running: Running | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const take = (id: number): Waiting | undefined => {
    const asker = waiting.get(id);
    waiting.delete(id);
    clearTimeout(asker?.limit);
    return asker;
  };
  const leave = async ({ worker, beginning }: Running): Promise<void> => {
    running = null;
    clearTimeout(beginning);
    await worker.terminate();
  };
  const end = async (worker: Worker, error: Error): Promise<void> => {
    if (running?.worker !== worker) return;
    const left = leave(running);
    for (const id of waiting.keys()) take(id)?.reject(error);
    await left;
  };
  /** The page is at fault, and no other. */
  const endFor = (id: number, worker: Worker): void => {
    take(id)?.reject(new Error(`A page took longer than ${PAGE_LIMIT_MS} ms to draw`));
    if (running?.worker !== worker) return;
    void leave(running);
    for (const [other, { asked }] of waiting) post(other, asked);
  };
  /** Had no turn: drawn for nobody, it would keep those behind it from theirs. */
  const giveUp = (id: number): void => {
    take(id)?.reject(new Error(`A page had no turn for ${TURN_LIMIT_MS} ms`));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    running?.worker.postMessage({ id, left: true });
  };
  const hear = (worker: Worker, { id, begun, isThere, drawn, failure }: Told): void => {
    if (running?.worker !== worker) return;
    if (id === undefined) return clearTimeout(running.beginning);
    if (isThere) return waiting.get(id)?.isThere();
    if (begun) {
      const asker = waiting.get(id);
      clearTimeout(asker?.limit);
      if (asker) asker.limit = setTimeout(() => endFor(id, worker), PAGE_LIMIT_MS);
      return;
    }
    const asker = take(id);
    if (drawn) asker?.resolve(drawn);
    else asker?.reject(new Error(failure));
  };
  const begin = (): Running => {
    const worker = new Worker(threadFile, { workerData: { templateFile, shopUrl: shopUrl(), ownQuestion } });
    worker.on("message", (told: Told) => hear(worker, told));
    worker.on("error", (error) => {
      logger.error({ err: error }, "The thread that draws pages failed");
      void end(worker, error instanceof Error ? error : new Error(String(error)));
    });
    worker.unref();
    const tooLong = new Error(`The thread took longer than ${BEGIN_LIMIT_MS} ms to begin`);
    const beginning = setTimeout(() => void end(worker, tooLong), BEGIN_LIMIT_MS);
    return { worker, beginning: beginning.unref() };
  };
  const post = (id: number, asked: PageAsked): void => {
    running ??= begin();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    running.worker.postMessage({ id, asked });
  };

  return {
    begin: () => void (running ??= begin()),
    draw: (asked, isThere) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= MOST_WAITING) return reject(new Error("Too many pages wait to be drawn"));
        const id = ++lastId;
        const limit = setTimeout(() => giveUp(id), TURN_LIMIT_MS);
        waiting.set(id, { asked, isThere, resolve, reject, limit });
        post(id, asked);
      }),
    stop: async () => {
      if (running !== null) await end(running.worker, new Error("No more pages are drawn"));
    },
  };
};
