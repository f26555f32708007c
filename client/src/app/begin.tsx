import { StrictMode } from "react";
import { RouterProvider } from "react-router-dom";
import { createRoot } from "./react-root";
import { browserRouter } from "./browser-router";
import { startI18n } from "../i18n/i18n";
import { usePreferences } from "../lib/preferences.store";
import { createQueryClient } from "../lib/query-client";
import { adoptLanguageOfAddress, tellServerTheLook } from "../lib/tell-look";
import { App } from "./app";
import { routes } from "./routes";

/** Draws the page into an empty one. */
export const begin = async (root: HTMLElement): Promise<void> => {
  delete document.documentElement.dataset["wasSignedIn"];
  adoptLanguageOfAddress();
  const { language, digits } = usePreferences.getState();
  await startI18n(language, digits);
  createRoot(root).render(
    <StrictMode>
      <App queries={createQueryClient()}>
        <RouterProvider router={browserRouter(routes, { isDrawn: false })} />
      </App>
    </StrictMode>,
  );
  tellServerTheLook();
};
