import { ThemeProvider } from "@mui/system";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "../../i18n/language";
import { themeFor } from "./theme";

/**
 * A region that is dark whatever the setting says (the live room). The page's root turns dark with it for as long as it
 * stands, because dialogs and menus open there.
 */
export const AlwaysDark = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  useEffect(() => {
    const root = document.documentElement;
    const chosen = root.dataset["theme"];
    root.dataset["theme"] = "dark";
    return () => {
      root.dataset["theme"] = chosen;
    };
  }, []);
  return (
    <ThemeProvider theme={themeFor("dark", languageOf(i18n.language))}>
      <div data-theme="dark">{children}</div>
    </ThemeProvider>
  );
};
