import { LINK_KINDS, outsideLinkFrom } from "@naqsh/shared/artwork";
import type { ArtworkBody, ArtworkDetails, UploadedImage } from "@naqsh/shared/artwork";
import { halalasFromDecimal, halalasFromRiyals, type Halalas } from "@naqsh/shared/kernel/money";

const MOST_TAGS = 20;
const MOST_TAG_LETTERS = 60;

const orNull = (text: string | null | undefined): string | null => text || null;

const tagsFrom = (tags: ArtworkBody["tags"]): string[] => {
  const parts = (Array.isArray(tags) ? tags : (tags ?? "").split(/[,،;؛\n]/)).map((tag) => tag.trim());
  return [...new Set(parts.filter(Boolean).map((tag) => tag.slice(0, MOST_TAG_LETTERS)))].slice(0, MOST_TAGS);
};

/** What was proposed and accepted; a proposed tag that the artist took out again leaves no trace. */
const writtenFrom = ({
  aiTags,
  tags,
  styleAnalysis,
  descriptionOrigin,
}: ArtworkBody): Pick<ArtworkDetails, "aiTags" | "styleAnalysis" | "descriptionOrigin"> => {
  const kept = new Set(tagsFrom(tags));
  const proposed = tagsFrom(aiTags).filter((tag) => kept.has(tag));
  return {
    ...(proposed.length > 0 && { aiTags: proposed }),
    ...(styleAnalysis ? { styleAnalysis } : {}),
    ...(descriptionOrigin ? { descriptionOrigin } : {}),
  };
};

/** Nothing, and zero, is no fixed price. */
const priceFrom = (price: ArtworkBody["price"]): Halalas | null => {
  if (price === undefined || price === null || price === "") return null;
  return (typeof price === "number" ? halalasFromRiyals(price) : halalasFromDecimal(price)) || null;
};

/** What is for sale has a price. */
export const saleFrom = ({ price, isForSale }: ArtworkBody): { price: Halalas | null; isForSale: boolean } => {
  const net = priceFrom(price);
  return { price: net, isForSale: net !== null && isForSale };
};

/** Links as they are kept; one that cannot be stays as it was written, and is refused. */
export const linksFrom = (body: ArtworkBody): Pick<ArtworkDetails, "videoUrl" | "virtualTourUrl"> =>
  Object.fromEntries(
    LINK_KINDS.flatMap((kind) => {
      const written = body[kind];
      return written ? [[kind, outsideLinkFrom(kind, written) ?? written]] : [];
    }),
  );

/** The details that an event carries, always with their fields in this order. */
export const detailsFrom = (body: ArtworkBody, image: UploadedImage): ArtworkDetails => ({
  title: body.title,
  titleEn: orNull(body.titleEn),
  description: body.description,
  descriptionEn: orNull(body.descriptionEn),
  category: body.category,
  medium: orNull(body.medium),
  mediumEn: orNull(body.mediumEn),
  dimensions: orNull(body.dimensions),
  heightCm: body.heightCm ?? null,
  widthCm: body.widthCm ?? null,
  yearCreated: body.yearCreated ?? null,
  tags: tagsFrom(body.tags),
  culturalSignificance: orNull(body.culturalSignificance),
  altText: orNull(body.altText),
  altTextEn: orNull(body.altTextEn),
  image,
  ...(body.condition ? { condition: body.condition } : {}),
  ...linksFrom(body),
  ...writtenFrom(body),
});
