import type { ShareWay } from "@naqsh/shared/engagement";

/** What is passed on: a title, and the address that leads to it. */
export type Shared = { title: string; url: string };

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

/** Ways that open a page of another site; the rest happen on this device. */
export type SiteWay = Exclude<ShareWay, "instagram" | "email" | "copy_link" | "download">;

const bySite: Readonly<Record<SiteWay, (shared: Shared) => string>> = {
  facebook: ({ url }) => withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }),
  twitter: ({ title, url }) => withQuery("https://x.com/intent/post", { text: title, url }),
  linkedin: ({ url }) => withQuery("https://www.linkedin.com/sharing/share-offsite/", { url }),
  whatsapp: ({ title, url }) => withQuery("https://wa.me/", { text: `${title}\n${url}` }),
  telegram: ({ title, url }) => withQuery("https://t.me/share/url", { url, text: title }),
};

/** The page of another site where something is passed on, filled in. */
export const siteAddressOf = (way: SiteWay, shared: Shared): string => bySite[way](shared);

/** Opens a letter that is already written. Letters know no `+` for a space. */
export const letterAddressOf = ({ title, url }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
