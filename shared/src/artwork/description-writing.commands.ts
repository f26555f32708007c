import * as z from "zod/mini";
import { visibleText } from "../kernel/visible-text";
import { ARTWORK_CATEGORIES } from "./artwork.events";
import type { ArtworkRejection } from "./artwork.rejections";

export const DESCRIPTION_WAYS = ["generate", "improve", "poetic", "detailed", "minimal"] as const;
export type DescriptionWay = (typeof DESCRIPTION_WAYS)[number];

const field = (max: number) => z._default(z.string().check(z.overwrite(visibleText), z.trim(), z.maxLength(max)), "");

/** POST /api/artwork/enhance-description: the form's own fields. Names and addresses are no part of it. */
export const EnhanceDescriptionBody = z.object({
  title: field(200),
  category: z._default(z.union([z.enum(ARTWORK_CATEGORIES), z.literal("")]), ""),
  medium: field(200),
  dimensions: field(200),
  currentDescription: field(5000),
  enhancement: z.enum(DESCRIPTION_WAYS),
});
export type EnhanceDescriptionBody = z.infer<typeof EnhanceDescriptionBody>;

type Asked = Pick<EnhanceDescriptionBody, "title" | "currentDescription" | "enhancement">;

/** What a way still lacks: improving needs a description, all others a title. */
export const missingForWay = ({ title, currentDescription, enhancement }: Asked): ArtworkRejection | null => {
  if (enhancement === "improve")
    return currentDescription.trim() === "" ? { code: "DESCRIPTION_TO_IMPROVE_MISSING" } : null;
  return title.trim() === "" ? { code: "DESCRIPTION_NEEDS_TITLE" } : null;
};
