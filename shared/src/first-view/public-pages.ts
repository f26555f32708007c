const ID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

/** Pages that the server draws: everyone may open them, and a visitor sees on them what everyone sees. */
const PUBLIC_PAGES = [
  /^\/$/,
  /^\/(marketplace|search|auctions|artists|collections|terms|privacy)$/,
  new RegExp(`^/(artwork|artists|auctions|collections)/${ID}$`),
  new RegExp(`^/auctions/${ID}/(replay|certificate)$`),
];

/** Whether the server draws the page of a path (without its query). */
export const isPublicPage = (path: string): boolean => PUBLIC_PAGES.some((page) => page.test(path));
