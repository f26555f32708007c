import type { AnyEvent } from "@naqsh/shared/kernel/decider";

const FORMATS = ["avif", "webp"];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Names in Files that an event tells of: an original, or what was made of one. */
export const picturesOf = ({ data }: AnyEvent): string[] => {
  const { image, sha256, renditions } = data as Record<string, unknown>;
  if (isObject(image) && typeof image["file"] === "string") return [image["file"]];
  if (!isObject(renditions) || !Array.isArray(renditions["widths"]) || typeof sha256 !== "string") return [];
  return renditions["widths"].flatMap((width) => FORMATS.map((format) => `${sha256}-${Number(width)}.${format}`));
};
