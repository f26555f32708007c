import { ThemeProvider } from "@mui/system";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "../../i18n/language";
import { useDarkRegions } from "./dark-regions.store";
import { themeFor } from "./theme";

/**
 * A region that is dark whatever the setting says (the live room). The page's root turns dark with it for as long as it
 * stands, because dialogs and menus open there.
 */
export const AlwaysDark = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation();
  const enter = useDarkRegions((state) => state.enter);
  useEffect(enter, [enter]);
  return (
    <ThemeProvider theme={themeFor("dark", languageOf(i18n.language))}>
      <div data-theme="dark">{children}</div>
    </ThemeProvider>
  );
};
