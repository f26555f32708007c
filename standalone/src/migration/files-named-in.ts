import { tileFilesOf } from "@naqsh/shared/artwork";
import type { PictureTiles } from "@naqsh/shared/artwork";
import type { AnyEvent } from "@naqsh/shared/kernel/decider";

const FORMATS = ["avif", "webp"];
/** Files are named by what they hold: `<sha256>.<extension>`, below any folder. */
const BY_CONTENT = /(?:^|\/)[0-9a-f]{64}(?:-\d+)?\.[a-z0-9]{1,8}$/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (isObject(value)) for (const part of Object.values(value)) yield* textsIn(part);
}

/** Renditions are told by the digest of their original and their widths. */
const renditionsOf = ({ sha256, renditions }: Record<string, unknown>): string[] => {
  if (!isObject(renditions) || !Array.isArray(renditions["widths"]) || typeof sha256 !== "string") return [];
  return renditions["widths"].flatMap((width) => FORMATS.map((format) => `${sha256}-${Number(width)}.${format}`));
};

/** So are tiles, by their levels. */
const tilesOf = ({ sha256, tiles }: Record<string, unknown>): string[] => {
  if (!isObject(tiles) || !Array.isArray(tiles["levels"]) || typeof sha256 !== "string") return [];
  return tileFilesOf(sha256, tiles as PictureTiles);
};

/** Names in Files that an event tells of, whichever its kind and wherever in its data they stand. */
export const filesNamedIn = ({ data }: AnyEvent): string[] => {
  const named = [...textsIn(data)].filter((text) => BY_CONTENT.test(text));
  const known = data as Record<string, unknown>;
  return [...new Set([...named, ...renditionsOf(known), ...tilesOf(known)])];
};
