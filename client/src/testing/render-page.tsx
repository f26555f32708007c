import { QueryClientProvider } from "@tanstack/react-query";
import type { DigitSetting } from "@naqsh/shared/preferences";
import { render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { AppTheme } from "../app/app-theme";
import { bringLaterTexts, speak, startI18n } from "../i18n/i18n";
import type { Language } from "@naqsh/shared/kernel/language";
import { createQueryClient } from "../lib/query-client";
import { SessionProvider } from "../lib/session-provider";
import { usePreferences } from "../lib/preferences.store";

let isStarted = false;

/** Renders something as a reader of one language sees it, at an address. */
export const renderPage = async (
  page: ReactNode,
  { language = "ar", at = "/", digits = "arabic" }: { language?: Language; at?: string; digits?: DigitSetting } = {},
): Promise<RenderResult> => {
  usePreferences.setState({ language, digits });
  if (!isStarted) await startI18n(language, digits);
  isStarted = true;
  await speak(language, digits);
  await bringLaterTexts();
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <MemoryRouter initialEntries={[at]}>
          <AppTheme>{page}</AppTheme>
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
};
