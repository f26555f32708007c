import { UUID } from "./public-pages";

/** An address of the client, ids of things as `:id`. */
export type ClientPage = {
  path: string;
  /** Another address of the same page: of its own query nothing is kept if that has one. */
  leadsTo?: string;
  /** A person's own page, or one that says nothing by itself: search engines leave it out. */
  isUnlisted?: true;
};

const listed = (...paths: readonly string[]): ClientPage[] => paths.map((path) => ({ path }));
const unlisted = (...paths: readonly string[]): ClientPage[] => paths.map((path) => ({ path, isUnlisted: true }));

/** Every address at which the client has a page, as its own routes say (`client/src/app/routes.spec.tsx`). */
export const CLIENT_PAGES: readonly ClientPage[] = [
  ...listed("/", "/marketplace", "/search", "/terms", "/privacy", "/artwork/:id", "/artists", "/artists/:id"),
  ...listed("/collections", "/collections/:id"),
  ...listed("/auctions", "/auctions/:id", "/auctions/:id/replay", "/auctions/:id/certificate"),
  ...unlisted("/signin", "/signin/google", "/signup", "/forgot-password", "/reset-password", "/verify-email"),
  ...unlisted("/change-email", "/stay", "/unauthorized", "/analytics"),
  ...unlisted("/dashboard", "/dashboard/collector", "/dashboard/artist", "/feed", "/wishlist", "/notifications"),
  ...unlisted("/profile", "/settings", "/settings/security", "/settings/my-data", "/search/saved", "/search/saved/:id"),
  ...unlisted("/checkout/:id", "/orders", "/orders/:id", "/orders/:id/invoice", "/artwork/:id/sales/:id"),
  ...unlisted("/upload", "/artwork/:id/edit", "/artwork/:id/auction/new", "/sales", "/payouts"),
  ...unlisted("/admin", "/admin/users/:id", "/admin/badges", "/admin/history", "/admin/operations", "/admin/security"),
  { path: "/artist/:id", leadsTo: "/artists/:id" },
  { path: "/login", leadsTo: "/signin", isUnlisted: true },
  { path: "/register", leadsTo: "/signup", isUnlisted: true },
  { path: "/my-works", leadsTo: "/dashboard/artist?tab=artworks", isUnlisted: true },
  { path: "/notifications/settings", leadsTo: "/settings?tab=notifications", isUnlisted: true },
  { path: "/admin/users", leadsTo: "/admin?tab=users", isUnlisted: true },
];

/** Of an address with a slash at its end there is one without. */
const bareOf = (path: string): string => path.replace(/\/+$/, "") || "/";

const PATTERNS = CLIENT_PAGES.map(({ path, leadsTo }) => ({
  pattern: new RegExp(`^${path.replaceAll(":id", `(${UUID})`)}$`),
  leadsTo,
}));

const SCREENS = CLIENT_PAGES.map(({ path }) => new RegExp(`^${path.replaceAll(":id", "[^/]+")}$`));

/** Whether the client has a screen for a path: its routes take any text for an id. */
export const isScreenOfClient = (path: string): boolean => {
  const bare = bareOf(path);
  return SCREENS.some((screen) => screen.test(bare));
};

/** What stands at an address: a page, another address that it moved to, or nothing. */
export type AtAddress = { kind: "page" } | { kind: "moved"; to: string } | { kind: "nothing" };

/** What the client has at a path; `query` without its question mark, kept by an address that a page moved to. */
export const clientPageAt = (path: string, query: string): AtAddress => {
  const bare = bareOf(path);
  const page = PATTERNS.find(({ pattern }) => pattern.test(bare));
  if (page === undefined) return { kind: "nothing" };
  const { pattern, leadsTo } = page;
  if (leadsTo === undefined && bare === path) return { kind: "page" };
  const to = leadsTo === undefined ? bare : leadsTo.replace(":id", pattern.exec(bare)?.[1] ?? "");
  return { kind: "moved", to: to.includes("?") || query === "" ? to : `${to}?${query}` };
};
