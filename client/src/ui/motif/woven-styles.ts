import { saduColours, saduUrl } from "./sadu.ts";

/** Every band on a page is one of these backgrounds. */
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

const ruleOf = (selector: string, dark: boolean): string =>
  `${selector}{${Object.entries(wovenFor(dark))
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

/** The bands as styles of every page, woven when the client is built: a phone would weave for 40 ms at each start. */
export const wovenStyles = (): string => ruleOf(":root", false) + ruleOf("[data-theme=dark]", true);
