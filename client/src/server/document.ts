import { pageInTwo, type PageAsked } from "@naqsh/shared/first-view";
import type { QueryClient } from "@tanstack/react-query";
import { HANDED_OVER_ID, type HandedOver } from "../lib/handed-over";
import { USER_KEY } from "../lib/query-keys";
import { escaped } from "./escaped";
import { headOf } from "./head-of";
import { scriptText } from "./page-head";
import type { RecordedAnswers } from "./recorded-answers";
import { withoutScripts } from "./without-scripts";

type Drawn = {
  template: string;
  asked: PageAsked;
  title: string;
  markup: string;
  styles: string;
  queries: QueryClient;
  answers: RecordedAnswers;
};

const answersIn = (queries: QueryClient): HandedOver["answers"] =>
  queries
    .getQueryCache()
    .getAll()
    // Who reads it, only the device knows.
    .filter(({ queryKey, state }) => state.status === "success" && queryKey[0] !== USER_KEY[0])
    .map(({ queryKey, state }) => [queryKey, state.data]);

/** React puts what the page should fetch first before the markup; it belongs into the head. */
const HOISTED = /^(?:<link rel="preload"[^>]*>)+/;

const replaceOnce = (text: string, sought: string | RegExp, by: string): string => {
  const result = text.replace(sought, () => by);
  if (result === text) throw new Error(`index.html has no ${String(sought)}`);
  return result;
};

const SCRIPT = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const PIECES = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;

/** A document that names its scripts instead of fetching them: what is drawn is read without them (`public/first-paint.js`). */
const withScriptsNamed = (page: string): string => {
  const [tag, script] = SCRIPT.exec(page) ?? [];
  if (tag === undefined || script === undefined) throw new Error("index.html has no script that begins the client");
  const named = [script, ...[...page.matchAll(PIECES)].map(([, piece = ""]) => piece)];
  const without = page.replace(tag, "").replaceAll(PIECES, "");
  return without.replace("</head>", `<meta name="naqsh-start" content="${named.join(" ")}" /></head>`);
};

/** The whole document of a drawn page, made of the one that begins the client. */
export const documentOf = ({ template, asked, title, markup, styles, queries, answers }: Drawn): string => {
  const { view } = asked;
  const hoisted = HOISTED.exec(markup)?.[0] ?? "";
  const handedOver: HandedOver = { view, answers: answersIn(queries) };
  const { description, elements } = headOf(asked, title, answers);
  const meta = `<meta name="description" content="${escaped(description)}" />`;
  const data = `<script type="application/json" id="${HANDED_OVER_ID}">${scriptText(handedOver)}</script>`;
  const { beginning, rest } = pageInTwo(template, asked);
  let page = withScriptsNamed(rest);
  // Ahead of what nobody waits for, such as fonts, or the pictures would come after it.
  page = replaceOnce(page, /<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>${hoisted}`);
  page = replaceOnce(page, /<meta\s+name="description"[^>]*>/, meta);
  page = replaceOnce(page, "</head>", `${elements}${styles}</head>`);
  page = replaceOnce(page, /<noscript>.*?<\/noscript>/s, "");
  const root = `${withoutScripts(asked)}<div id="root">${markup.slice(hoisted.length)}</div>${data}`;
  page = replaceOnce(page, '<div id="root"></div>', root);
  return beginning + page;
};
