import { parentPort, workerData } from "node:worker_threads";
import { readFileSync } from "node:fs";
import type { PageAsked, PageDrawn } from "@naqsh/shared/first-view";
import { startI18nForAllPages } from "../i18n/i18n";
import { createPageDrawer } from "./draw-page";

/** What the thread is begun with: the built index.html, where the shop answers, and what its questions are marked by. */
type Beginning = { templateFile: string; shopUrl: string; ownQuestion: Record<string, string> };

type Message = { id: number; asked: PageAsked };
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

/** Its time is counted from its turn on. */
const tellBegun = (id: number): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ id, begun: true });
};

const answerTo = async ({ id, asked }: Message): Promise<Answer> => {
  try {
    return { id, drawn: await (await drawer)(asked, () => tellBegun(id)) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on("message", async (message: Message) => parentPort?.postMessage(await answerTo(message)));
