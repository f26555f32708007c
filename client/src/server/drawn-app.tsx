import type { EmotionCache } from "@emotion/cache";
import type { QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { App } from "../app/app";
import { routes } from "../app/routes";
import { TitleListener } from "../ui/page";
import { markupOf } from "./markup-of";

const handler = createStaticHandler(routes);

type Drawing = { address: string; queries: QueryClient; styles: EmotionCache; onTitle: (title: string) => void };

/** The markup of a page as far as its questions are answered; null if the address leads elsewhere. */
export const drawApp = async ({ address, queries, styles, onTitle }: Drawing): Promise<string | null> => {
  const context = await handler.query(new Request(address));
  if (context instanceof Response || context.statusCode === 404) return null;
  return markupOf(
    <StrictMode>
      <TitleListener value={onTitle}>
        <App queries={queries} styles={styles}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </TitleListener>
    </StrictMode>,
  );
};
