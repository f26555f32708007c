import { ThemeContext } from "@emotion/react";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import { ThemeProvider } from "@mui/system";
import { createElement, useContext, type ComponentType, type ElementType, type ReactNode } from "react";
import { useLanguage } from "../../i18n/use-format";
import { turnSidesBy } from "../theme/emotion-caches";
import { ModeContext } from "../theme/mode";
import { themeFor } from "../theme/theme";

turnSidesBy(rtlPlugin);

/** MUI's theme, for whoever stands in it already no second time: parts within a dialog find the dialog's. */
const Material = ({ children }: { children: ReactNode }) => {
  const theme = themeFor(useContext(ModeContext), useLanguage());
  const outer = useContext(ThemeContext);
  return outer === theme ? children : <ThemeProvider theme={theme}>{children}</ThemeProvider>;
};

/**
 * A part of MUI with our theme around it. The theme comes with the first part that needs it: pages that have none, as most
 * that visitors see, never fetch it.
 */
export const inMaterial = <Part extends ElementType>(part: Part): Part => {
  const InMaterial: ComponentType = (props) => <Material>{createElement(part, props)}</Material>;
  return InMaterial as unknown as Part;
};
