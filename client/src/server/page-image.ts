import { metaTag, type PageImage } from "./page-head";

/** What messengers ask for. */
export const CARD_SIZE = { width: 1_200, height: 630 };

/** Of a page without a picture of its own: the mark above the woven band (`client/public`). */
export const brandImage = (siteName: string): PageImage => ({ path: "/preview.png", alt: siteName, size: CARD_SIZE });

const TYPES: Readonly<Record<string, string>> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };

/** The picture of a preview, with what is known of it before it comes. */
export const imageTags = ({ path, alt, size }: PageImage, origin: string): string[] => {
  const type = TYPES[path.slice(path.lastIndexOf(".") + 1)];
  const known = {
    "og:image": origin + path,
    "og:image:alt": alt,
    ...(type && { "og:image:type": type }),
    ...(size && { "og:image:width": String(size.width), "og:image:height": String(size.height) }),
  };
  return Object.entries(known).map(([property, content]) => metaTag({ property, content }));
};
