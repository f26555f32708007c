import { clientPageAt, isScreenOfClient } from "./client-pages";
import { isPublicPage } from "./public-pages";

/** Paths that are never a screen of the client. */
const CALLS = /^\/(api|assets|images|internal|previews|socket\.io)(\/|$)/;
const FILE = /[^/]\.[^/]*$/;

/** Whether a path leads nowhere: neither to a page, now or before, nor to a file or to a call. */
export const isNowhere = (path: string): boolean =>
  !CALLS.test(path) && !FILE.test(path) && clientPageAt(path, "").kind === "nothing";

/** In a page about what is not there, the id or the rest of the address that a reader asked for. */
export const NO_ID = "00000000-0000-0000-0000-000000000000";

/** What stands in the place of an id, if it is written in an address as it is read. */
const OF_KIND = /^(\/(?:artwork|artists|auctions|collections)\/)([\w-]+)/;

/**
 * Where the page stands that says that there is nothing at a path: one for all paths of its kind, which no reader can lengthen. Null
 * where the client has a screen of its own, such as somebody's order, with what is no id: that draws itself.
 */
export const missingPageAt = (path: string): string | null => {
  const ofKind = path.replace(OF_KIND, `$1${NO_ID}`);
  if (isPublicPage(ofKind)) return ofKind;
  return isScreenOfClient(path) ? null : `/${NO_ID}`;
};

/** Whether it is one of those pages. */
export const isMissingPage = (path: string): boolean => path.includes(NO_ID);

type Address = { path: string; querystring: string };

/**
 * A page of `missingPageAt` as it stands at an address that leads there. What is put in is an id, or written as a part of an
 * address is: nothing in it can end a text or an attribute.
 */
export const missingPageFor = (page: string, { path, querystring }: Address): string => {
  const query = querystring === "" ? "" : `?${querystring}`;
  const [, , ofKind] = missingPageAt(path) === `/${NO_ID}` ? [] : (OF_KIND.exec(path) ?? []);
  const asked = ofKind ?? encodeURIComponent(path.slice(1) + query);
  return page.replaceAll(NO_ID, () => asked.replaceAll("'", "%27"));
};
