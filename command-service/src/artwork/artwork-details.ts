import type { ArtworkBody, ArtworkDetails, UploadedImage } from "@naqsh/shared/artwork";
import { halalasFromDecimal, halalasFromRiyals, type Halalas } from "@naqsh/shared/kernel/money";

const MOST_TAGS = 20;
const MOST_TAG_LETTERS = 60;

const orNull = (text: string | null | undefined): string | null => text || null;

const tagsFrom = (tags: ArtworkBody["tags"]): string[] => {
  const parts = (Array.isArray(tags) ? tags : (tags ?? "").split(/[,،;؛\n]/)).map((tag) => tag.trim());
  return [...new Set(parts.filter(Boolean).map((tag) => tag.slice(0, MOST_TAG_LETTERS)))].slice(0, MOST_TAGS);
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
});
