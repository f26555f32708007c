import type { ViewSource } from "@naqsh/shared/engagement";

/** What an address that was passed on says of itself: `?from=share`. */
const SHARED = "share";

type Came = {
  /** The path in this site that they came from; null if they came from elsewhere. */
  before: string | null;
  /** The query string of where they are. */
  search: string;
  /** `document.referrer`. */
  referrer: string;
};

const BY_PATH: readonly (readonly [RegExp, ViewSource])[] = [
  [/^\/$/, "home"],
  [/^\/(search|marketplace)/, "search"],
  [/^\/feed/, "feed"],
  [/^\/artists/, "artist"],
  [/^\/auctions/, "auction"],
];

/** Where the person who opens a page came from. */
export const viewSourceOf = ({ before, search, referrer }: Came): ViewSource => {
  if (new URLSearchParams(search).get("from") === SHARED) return "share";
  if (before !== null) return BY_PATH.find(([path]) => path.test(before))?.[1] ?? "other";
  return referrer === "" ? "direct" : "other";
};
