import { CLIENT_PAGES } from "@naqsh/shared/first-view";

/** As crawlers read a path: `*` is whatever stands there, and what begins like it is meant as well. */
const asPrefix = (path: string): string => path.replaceAll(":id", "*").replace(/\*$/, "");

/** Each that no other one covers. */
const UNLISTED = CLIENT_PAGES.filter(({ isUnlisted }) => isUnlisted)
  .map(({ path }) => asPrefix(path))
  .filter((path, _, all) => !all.some((other) => other !== path && path.startsWith(other)))
  .toSorted();

/** The text of GET /robots.txt: what is a person's own, or no page, stays out of search engines. `origin`: where the site stands. */
export const robots = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    // Faces, which cards and structured data of artists name.
    "Allow: /api/users/*/avatar/",
    ...UNLISTED.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
