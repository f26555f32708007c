import type { Language } from "@naqsh/shared/kernel/language";
import { createTheme, type Theme, type ThemeOptions } from "@mui/material/styles";
import type { Mode } from "./mode";
import { componentStyles } from "./component-styles";
import { BREAKPOINTS, darkTokens, lightTokens, type TokenName } from "./tokens";

const paletteOf = (mode: Mode): NonNullable<ThemeOptions["palette"]> => {
  const token: Record<TokenName, string> = mode === "dark" ? darkTokens : lightTokens;
  return {
    mode,
    primary: { main: token.primary, dark: token["primary-hover"], contrastText: token["on-primary"] },
    error: { main: token.madder, contrastText: token.surface },
    success: { main: token.palm, contrastText: token.surface },
    warning: { main: token.saffron, contrastText: darkTokens["on-primary"] },
    info: { main: token.sea, contrastText: token.surface },
    background: { default: token.bg, paper: token.surface },
    text: { primary: token.ink, secondary: token["ink-2"] },
    divider: token.line,
  };
};

/** Without MUI's words: no part that we have says any, and to fetch them makes formatters of numbers in all of its eighty languages. */
const createNaqshTheme = (mode: Mode, language: Language): Theme =>
  createTheme({
    direction: language === "ar" ? "rtl" : "ltr",
    palette: paletteOf(mode),
    breakpoints: { values: BREAKPOINTS },
    shape: { borderRadius: 8 },
    spacing: 4,
    typography: {
      fontFamily: "var(--font-ui)",
      fontWeightMedium: 500,
      fontWeightBold: 600,
      body1: { fontSize: "var(--text-body)", lineHeight: language === "ar" ? 1.7 : 1.55, letterSpacing: 0 },
      body2: { fontSize: "var(--text-small)", lineHeight: 1.55, letterSpacing: 0 },
      button: { fontWeight: 600, textTransform: "none", letterSpacing: 0 },
    },
    transitions: {
      duration: { shortest: 120, shorter: 120, short: 120, standard: 220, enteringScreen: 220, leavingScreen: 154 },
      easing: { easeInOut: "cubic-bezier(.2,.7,.2,1)", easeOut: "cubic-bezier(.2,.7,.2,1)" },
    },
    components: componentStyles,
  });

const themes = new Map<string, Theme>();

/** The MUI theme of a mode and a language; made once each. */
export const themeFor = (mode: Mode, language: Language): Theme => {
  const key = `${mode}-${language}`;
  const known = themes.get(key);
  if (known) return known;
  const theme = createNaqshTheme(mode, language);
  themes.set(key, theme);
  return theme;
};
