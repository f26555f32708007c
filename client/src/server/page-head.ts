import { escaped } from "./escaped";

/** The picture of a preview, by its path; in pixels, if they are known. */
export type PageImage = { path: string; alt: string; size?: { width: number; height: number } };

/** What search engines and the cards of messengers read of a page. */
export type PageHead = {
  /** A sentence or two; the site's own if it is left out. */
  description?: string;
  /** That of what the page shows first, or the site's, if it is left out. */
  image?: PageImage;
  /** Of Open Graph. */
  type?: "website" | "product" | "profile" | "event";
  /** schema.org; the site's own words if it is left out. */
  structured?: Record<string, unknown>;
};

const tag = (name: "meta" | "link", attributes: Record<string, string>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(" ")} />`;

export const metaTag = (attributes: Record<string, string>): string => tag("meta", attributes);
export const linkTag = (attributes: Record<string, string>): string => tag("link", attributes);

/** Data in a script element: nothing in it can end the element. */
export const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");
