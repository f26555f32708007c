import type { ArtworkCategory, ArtworkDetail, DescriptionOrigin } from "@naqsh/shared/artwork";
import { originToldToAll } from "@naqsh/shared/artwork";
import { latinDigits } from "@naqsh/shared/kernel/digits";
import { decimalFromHalalas, halalasFromDecimal, type Halalas } from "@naqsh/shared/kernel/money";
import { readText, removeText, writeText } from "../../lib/browser-storage";
import { originOf } from "./description-origin";

/** The form of a work as it is being filled in; everything but the picture. A revision sends all of it, seen or not. */
export type ArtworkDraft = {
  title: string;
  titleEn: string;
  description: string;
  descriptionEn: string;
  category: ArtworkCategory | "";
  medium: string;
  mediumEn: string;
  dimensions: string;
  heightCm: string;
  widthCm: string;
  yearCreated: string;
  tags: string;
  /** Those of the tags that the writing helper proposed, written like them. */
  aiTags: string;
  styleAnalysis: string;
  /** Where the description began; empty where nobody knows. `proposedDescription`: as the writing helper proposed it. */
  descriptionOrigin: DescriptionOrigin | "";
  proposedDescription: string;
  culturalSignificance: string;
  condition: string;
  videoUrl: string;
  virtualTourUrl: string;
  altText: string;
  altTextEn: string;
  isForSale: boolean;
  price: Halalas | null;
};

export const emptyDraft: ArtworkDraft = {
  title: "",
  titleEn: "",
  description: "",
  descriptionEn: "",
  category: "",
  medium: "",
  mediumEn: "",
  dimensions: "",
  heightCm: "",
  widthCm: "",
  yearCreated: "",
  tags: "",
  aiTags: "",
  styleAnalysis: "",
  descriptionOrigin: "",
  proposedDescription: "",
  culturalSignificance: "",
  condition: "",
  videoUrl: "",
  virtualTourUrl: "",
  altText: "",
  altTextEn: "",
  isForSale: true,
  price: null,
};

const numberText = (value: number | null): string => (value === null ? "" : String(value));

/** The form of a work that is revised. */
export const draftOf = (artwork: ArtworkDetail): ArtworkDraft => ({
  title: artwork.title,
  titleEn: artwork.titleEn ?? "",
  description: artwork.description ?? "",
  descriptionEn: artwork.descriptionEn ?? "",
  category: artwork.category,
  medium: artwork.medium ?? "",
  mediumEn: artwork.mediumEn ?? "",
  dimensions: artwork.dimensions ?? "",
  heightCm: numberText(artwork.heightCm),
  widthCm: numberText(artwork.widthCm),
  yearCreated: numberText(artwork.yearCreated),
  tags: (artwork.tags ?? []).join("، "),
  aiTags: (artwork.aiTags ?? []).join("، "),
  styleAnalysis: artwork.styleAnalysis ?? "",
  descriptionOrigin: artwork.descriptionOrigin ?? "",
  proposedDescription: originToldToAll(artwork.descriptionOrigin ?? undefined) ? (artwork.description ?? "") : "",
  culturalSignificance: artwork.culturalSignificance ?? "",
  condition: artwork.condition ?? "",
  videoUrl: artwork.videoUrl ?? "",
  virtualTourUrl: artwork.virtualTourUrl ?? "",
  altText: artwork.image.alt ?? "",
  altTextEn: artwork.image.altEn ?? "",
  isForSale: artwork.isForSale,
  price: artwork.price === null ? null : halalasFromDecimal(artwork.price),
});

export type RequiredField = "title" | "description" | "price" | "category" | "image";

/** The required fields that are still empty. */
export const missingFields = (draft: ArtworkDraft, hasImage: boolean): RequiredField[] => {
  const empty: [RequiredField, boolean][] = [
    ["title", draft.title.trim() === ""],
    ["description", draft.description.trim() === ""],
    ["price", draft.isForSale && draft.price === null],
    ["category", draft.category === ""],
    ["image", !hasImage],
  ];
  return empty.filter(([, isEmpty]) => isEmpty).map(([field]) => field);
};

/** The form as it is sent; tags are separated by commas of either script. */
export const formOf = (draft: ArtworkDraft, image: Blob | null): FormData => {
  const form = new FormData();
  const { price, isForSale, tags, aiTags, heightCm, widthCm, yearCreated, proposedDescription: _, ...texts } = draft;
  for (const [name, text] of Object.entries(texts)) form.set(name, text.trim());
  form.set("descriptionOrigin", originOf(draft));
  form.set("tags", tags.replaceAll("،", ","));
  form.set("aiTags", aiTags.replaceAll("،", ","));
  for (const [name, text] of Object.entries({ heightCm, widthCm, yearCreated }))
    form.set(name, latinDigits(text).trim());
  form.set("isForSale", String(isForSale));
  form.set("price", isForSale && price !== null ? decimalFromHalalas(price) : "");
  if (image) {
    form.set("image", image, "artwork");
    // It has no field, so that it could only tell of the picture before.
    form.set("altTextEn", "");
  }
  return form;
};

const DRAFT_NAME = "artwork-draft";

/** What was written of a new work and not sent yet. */
export const keptDraft = (): ArtworkDraft => {
  try {
    return { ...emptyDraft, ...(JSON.parse(readText(DRAFT_NAME) ?? "{}") as Partial<ArtworkDraft>) };
  } catch {
    return emptyDraft;
  }
};

export const keepDraft = (draft: ArtworkDraft): void => writeText(DRAFT_NAME, JSON.stringify(draft));

export const forgetDraft = (): void => removeText(DRAFT_NAME);
