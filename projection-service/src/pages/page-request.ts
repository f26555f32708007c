import type { IncomingHttpHeaders } from "node:http";
import {
  lookFromCookie,
  missingPageAt,
  parametersReadBy,
  USUAL_LOOK,
  VIEW_COOKIE,
  viewCookieOf,
} from "@naqsh/shared/first-view";
import type { FirstView, Look } from "@naqsh/shared/first-view";

/** The most letters that a page reads of its address's query. */
const LONGEST_QUERY = 400;
const PHONE = /\b(iPhone|iPod|Android.+Mobile|Windows Phone)\b/;

export type PageRequest = { key: string; path: string; view: Omit<FirstView, "nowMs"> };

type Asked = { path: string; querystring: string; headers: IncomingHttpHeaders };

const cookieOf = (headers: IncomingHttpHeaders): string | null => {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${VIEW_COOKIE}=`))?.slice(VIEW_COOKIE.length + 1) ?? null;
};

const toldLookOf = (headers: IncomingHttpHeaders): Look => {
  const cookie = cookieOf(headers);
  return cookie === null ? USUAL_LOOK : lookFromCookie(cookie);
};

/** As its cookie says; an address that names a language (`?lang=en`), as search engines know it, is in that one. */
const lookOf = ({ querystring, headers }: Asked): Look => {
  const look = toldLookOf(headers);
  const named = new URLSearchParams(querystring).get("lang");
  return named === "ar" || named === "en" ? { ...look, language: named } : look;
};

/**
 * The value of the view cookie for whoever asks at an address that names another language than theirs; null for others. They
 * read in that one from then on, as the client has it (`adoptLanguageOfAddress`): without scripts it would be lost at the next link.
 */
export const viewCookieFor = (asked: Asked): string | null => {
  const look = lookOf(asked);
  return look.language === toldLookOf(asked.headers).language ? null : viewCookieOf(look);
};

/** Layouts differ on phones: by the browser's own hint, or by its name where it gives none. */
const isPhoneBy = (headers: IncomingHttpHeaders): boolean => {
  const hint = headers["sec-ch-ua-mobile"];
  return hint === undefined ? PHONE.test(headers["user-agent"] ?? "") : hint === "?1";
};

/** What a page reads of its query, in one order: links that say more, such as who passed them on, lead to the same page. */
const queryRead = (querystring: string, reads: readonly string[]): string => {
  const asked = new URLSearchParams(querystring);
  const read = reads.flatMap((name): [string, string][] => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(read).toString();
};

const requestFor = (path: string, asked: Asked): PageRequest => {
  const view = { ...lookOf(asked), isPhone: isPhoneBy(asked.headers) };
  return { key: `${JSON.stringify(view)} ${path}`, path, view };
};

/** What a reader is shown where there is nothing: of all such addresses of a kind one page is kept for each look (`isMissingPage`). */
export const missingPageRequest = (asked: Asked): PageRequest =>
  requestFor(missingPageAt(asked.path) ?? asked.path, asked);

/** What a reader asks to see, and under what it is kept; null for a page that is not drawn here. */
export const pageRequest = (asked: Asked): PageRequest | null => {
  const { path, querystring } = asked;
  const reads = parametersReadBy(path);
  if (reads === null) return null;
  const query = queryRead(querystring, reads);
  if (query.length > LONGEST_QUERY) return null;
  return requestFor(query === "" ? path : `${path}?${query}`, asked);
};
