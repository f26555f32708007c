import type { Components, Theme } from "@mui/material/styles";

const focusRing = { outline: "3px solid var(--link)", outlineOffset: 3 };

/** How MUI's own parts look here: the tokens decide, so that a dark region inside a light page follows its tokens. */
export const componentStyles: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { "&.Mui-focusVisible": focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minBlockSize: 44,
        paddingBlock: 8,
        paddingInline: 20,
        borderRadius: "var(--r-control)",
        fontSize: "var(--text-body)",
        lineHeight: 1.5,
        gap: "var(--space-s)",
        textAlign: "center",
        transition: "background-color var(--t-state), border-color var(--t-state), color var(--t-state)",
        "&.Mui-disabled": { color: "var(--ink-3)" },
      },
      sizeSmall: { minBlockSize: 38, paddingInline: 14, fontSize: "var(--text-label)" },
      sizeLarge: { minBlockSize: 54, fontSize: "var(--text-lead)" },
      outlined: { borderWidth: 1.5, borderColor: "var(--line-strong)", color: "var(--ink)" },
      contained: { "&.Mui-disabled": { background: "var(--wall)", color: "var(--ink-2)" } },
      text: { color: "var(--link)" },
      // The button's gap already parts icon and word.
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { inlineSize: 44, blockSize: 44, color: "var(--ink)", "&:hover": { background: "var(--wall)" } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minBlockSize: 48,
        background: "var(--surface)",
        borderRadius: "var(--r-control)",
        fontSize: "var(--text-body)",
        "& .MuiOutlinedInput-notchedOutline": { borderColor: "var(--line-strong)" },
        "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: "var(--ink-2)" },
        "&.Mui-error .MuiOutlinedInput-notchedOutline": { borderColor: "var(--madder)" },
      },
      input: { paddingBlock: 11, blockSize: "auto", "&::placeholder": { color: "var(--ink-3)", opacity: 1 } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: "var(--r-panel)",
        background: "var(--surface)",
        backgroundImage: "none",
        boxShadow: "var(--e3)",
      },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        fontFamily: "var(--font-display)",
        fontSize: "var(--text-title)",
        fontWeight: 600,
        lineHeight: 1.4,
        wordSpacing: "var(--display-gap)",
      },
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        paddingBlock: 16,
        paddingInline: 24,
        gap: "var(--space-s)",
        flexWrap: "wrap",
        // A word of a button breaks only where the button alone is wider than the dialog.
        "& > *": { flexShrink: 0, maxInlineSize: "100%" },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { "&:not(.MuiBackdrop-invisible)": { background: "rgb(17 13 11 / 0.55)" } } },
  },
  MuiDrawer: { styleOverrides: { paper: { background: "var(--bg)", backgroundImage: "none" } } },
  MuiMenu: {
    styleOverrides: {
      paper: {
        marginBlockStart: 8,
        borderRadius: "var(--r-panel)",
        background: "var(--surface)",
        backgroundImage: "none",
        boxShadow: "var(--e3)",
        border: "1px solid var(--line)",
      },
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minBlockSize: 44,
        borderRadius: "var(--r-control)",
        gap: "var(--space-m)",
        fontSize: "var(--text-label)",
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 700, enterNextDelay: 300 },
    styleOverrides: {
      tooltip: { background: "var(--ink)", color: "var(--bg)", fontSize: "var(--text-caption)", lineHeight: 1.5 },
    },
  },
  MuiTabs: { styleOverrides: { root: { minBlockSize: 48 }, indicator: { background: "none" } } },
  MuiTab: {
    styleOverrides: {
      root: {
        minBlockSize: 48,
        minInlineSize: 0,
        paddingInline: 14,
        fontSize: "var(--text-body)",
        color: "var(--ink-2)",
      },
    },
  },
};
