import type { PublicSettings } from "@naqsh/shared/settings";
import { startTransition, StrictMode } from "react";
import { matchRoutes, RouterProvider, type RouteObject } from "react-router-dom";
import { hydrateRoot } from "./react-root";
import { browserRouter } from "./browser-router";
import { callPlatform, startI18n } from "../i18n/i18n";
import { hearPageTime } from "../lib/page-time";
import { beginWith } from "../lib/first-view";
import type { HandedOver } from "../lib/handed-over";
import { createQueryClient } from "../lib/query-client";
import { nextTask } from "../lib/next-task";
import { SETTINGS_KEY } from "../lib/query-keys";
import { adoptLanguageOfAddress, tellServerTheLook } from "../lib/tell-look";
import { App } from "./app";
import { routes } from "./routes";

/** The page's own code has to be there first, or it would be drawn again from nothing. */
const bringPage = async (pages: RouteObject[]): Promise<void> => {
  const matched = matchRoutes(pages, window.location) ?? [];
  await nextTask();
  const bringing = matched.map(async ({ route }) => {
    if (typeof route.lazy !== "function") return;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  });
  await Promise.all(bringing);
};

/**
 * Takes over the page that the server drew: what it was drawn for and from stands as long as the reader sees no other. Step by
 * step, each in a task of its own: in one piece a slow phone would hear no touch for a third of a second.
 */
export const takeOver = async (root: HTMLElement, { view, answers }: HandedOver): Promise<void> => {
  await nextTask();
  beginWith(view);
  adoptLanguageOfAddress();
  hearPageTime();
  const queries = createQueryClient(answers);
  await nextTask();
  await startI18n(view.language, view.digits);
  const settings = queries.getQueryData<PublicSettings>(SETTINGS_KEY);
  if (settings) callPlatform(settings.platformName);
  await nextTask();
  await bringPage(routes);
  await nextTask();
  const router = browserRouter(routes, { isDrawn: true });
  await nextTask();
  const app = (
    <StrictMode>
      <App queries={queries}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // In slices, between which a touch is heard; else the whole page is taken over in one piece of work.
  startTransition(() => void hydrateRoot(root, app));
  tellServerTheLook();
};
