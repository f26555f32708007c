import { visibleText } from "@naqsh/shared/kernel/visible-text";
import * as z from "zod/mini";

const MOST_TAGS = 8;
const MOST_TAG_LETTERS = 60;
const MOST_STYLE_LETTERS = 1000;

const Written = z.object({
  description: z.string(),
  tags: z.optional(z.unknown()),
  style: z.optional(z.unknown()),
});

export type WrittenDescription = { description: string; tags: string[]; style: string | null };

const jsonIn = (text: string): unknown => {
  const from = text.indexOf("{");
  try {
    return JSON.parse(text.slice(from, text.lastIndexOf("}") + 1));
  } catch {
    return null;
  }
};

/** A separator would make two tags of one; a number sign is how some write them. */
const tagFrom = (tag: string): string =>
  visibleText(tag)
    .replace(/[#,،;؛\n]/gu, " ")
    .replace(/[_\s]+/gu, " ")
    .trim();

/** What a model answered: its object, also in a fence or with words around; null if there is no description in it. */
export const writtenDescriptionFrom = (answer: string, most: number): WrittenDescription | null => {
  const read = Written.safeParse(jsonIn(answer));
  // Some models answer the text alone; the beginning of an object that breaks off is none.
  const { description, tags, style } = read.success ? read.data : { description: answer, tags: [], style: null };
  const shown = visibleText(description).trim().slice(0, most);
  if (shown === "" || (!read.success && /^[`{[]/u.test(shown))) return null;
  const listed = Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
  const proposed = listed.map(tagFrom).filter((tag) => tag !== "" && tag.length <= MOST_TAG_LETTERS);
  const told = visibleText(typeof style === "string" ? style : "").trim();
  return {
    description: shown,
    tags: [...new Set(proposed)].slice(0, MOST_TAGS),
    style: told === "" ? null : told.slice(0, MOST_STYLE_LETTERS),
  };
};
