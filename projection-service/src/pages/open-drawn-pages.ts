import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type Koa from "koa";
import { drawnPages } from "./drawn-pages";
import type { DrawnPagesPorts } from "./drawn-pages";
import { createPageBeginnings } from "./page-beginnings";
import { createPageThread } from "./page-thread";
import type { PageThreadOptions } from "./page-thread";

export type DrawnPages = {
  /** Makes ready to draw. */
  begin: () => void;
  middleware: Koa.Middleware;
  stop: () => Promise<void>;
};

type OpenDrawnPagesOptions = Omit<DrawnPagesPorts, "thread" | "beginningOf"> &
  Pick<PageThreadOptions, "shopUrl" | "ownQuestion"> & {
    /** The built client; what draws its pages lies beside it. */
    clientFolder: string;
    /** Draws the pages where most people come in before anybody asks. */
    drawsAhead: boolean;
  };

/** Pages drawn by a thread of this process; null if the client was not built, or built without what draws it. */
export const openDrawnPages = (options: OpenDrawnPagesOptions): DrawnPages | null => {
  const templateFile = join(options.clientFolder, "index.html");
  const threadFile = resolve(options.clientFolder, "../dist-server/page-thread.mjs");
  if (!existsSync(templateFile) || !existsSync(threadFile)) return null;
  const thread = createPageThread({ ...options, templateFile, threadFile });
  const beginningOf = createPageBeginnings(readFileSync(templateFile, "utf8"));
  const { middleware, drawAhead } = drawnPages({ ...options, thread, beginningOf });
  return {
    begin: () => {
      thread.begin();
      if (options.drawsAhead) void drawAhead();
    },
    middleware,
    stop: thread.stop,
  };
};
