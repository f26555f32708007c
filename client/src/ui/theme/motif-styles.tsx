import { Global } from "@emotion/react";
import { saduColours, saduUrl } from "../motif/sadu";

/** Woven once at start; every band on the page is one of these backgrounds. */
const wovenFor = (dark: boolean) => ({
  "--sadu-thin": saduUrl("thin", dark),
  "--sadu-wide": saduUrl("wide", dark),
  "--sadu-thread": saduUrl("thread", dark),
  "--sadu-thread-up": saduUrl("thread", dark, saduColours, true),
  "--sadu-thread-stale": saduUrl("thread", dark, {
    ...saduColours,
    madder: dark ? "#46403a" : "#b6aea4",
    saffron: dark ? "#7f7770" : "#d8d1c7",
    gypsum: dark ? "#2e2925" : "#ece8e2",
    black: "#7f7770",
  }),
});

const styles = { ":root": wovenFor(false), "[data-theme=dark]": wovenFor(true) };

export const MotifStyles = () => <Global styles={styles} />;
