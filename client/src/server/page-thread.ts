import { parentPort, workerData } from "node:worker_threads";
import { readFileSync } from "node:fs";
import type { PageAsked, PageDrawn } from "@naqsh/shared/first-view";
import { startI18nForAllPages } from "../i18n/i18n";
import { createPageDrawer } from "./draw-page";

/** What the thread is begun with: the built index.html, where the shop answers, and what its questions are marked by. */
type Beginning = { templateFile: string; shopUrl: string; ownQuestion: Record<string, string> };

/** `left`: nobody waits for that page any more. */
type Message = { id: number; asked: PageAsked; left?: undefined } | { id: number; left: true };
type Answer = { id: number; drawn: PageDrawn } | { id: number; failure: string };

const { templateFile, shopUrl, ownQuestion } = workerData as Beginning;

const begin = async (): Promise<ReturnType<typeof createPageDrawer>> => {
  await startI18nForAllPages();
  return createPageDrawer(readFileSync(templateFile, "utf8"), (path) =>
    fetch(shopUrl + path, { headers: ownQuestion }),
  );
};

const drawer = begin();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
void drawer.then(() => parentPort?.postMessage({}));

const gone = new Set<number>();

/** A page's time is counted from its turn on; one that nobody waits for any more is left out. */
const beginPage = (id: number): void => {
  if (gone.delete(id)) throw new Error("Nobody waits for this page any more");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ id, begun: true });
};

const tellThere = (id: number): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ id, isThere: true });

const answerTo = async (id: number, asked: PageAsked): Promise<Answer> => {
  try {
    return { id, drawn: await (await drawer)(asked, { begun: () => beginPage(id), isThere: () => tellThere(id) }) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on("message", async (message: Message) => {
  if (message.left) return gone.add(message.id);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  return parentPort?.postMessage(await answerTo(message.id, message.asked));
});
