import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { renditionsFolder } from "../demo-content/artworks";

const WIDTHS: readonly number[] = [320, 640, 960, 1600];

export const RENDITION_FORMATS = ["avif", "webp"] as const;

const QUALITY = { avif: 50, webp: 70 } as const;

export const digestOf = (master: Uint8Array): string => createHash("sha256").update(master).digest("hex");

/** The widths that the product makes of a master so wide: none wider than it, the widest being its own. */
export const widthsFor = (masterWidth: number): readonly number[] => [
  ...new Set(WIDTHS.map((width) => Math.min(width, masterWidth))),
];

/** Encodes every rendition of a master under the name that the Files port gives it. */
export const writeRenditions = async (master: Uint8Array): Promise<void> => {
  await mkdir(renditionsFolder, { recursive: true });
  const { width: masterWidth } = await sharp(master).metadata();
  const digest = digestOf(master);
  for (const width of widthsFor(masterWidth)) {
    for (const format of RENDITION_FORMATS) {
      const rendition = await sharp(master).resize({ width })[format]({ quality: QUALITY[format] }).toBuffer();
      await writeFile(new URL(`${digest}-${width}.${format}`, renditionsFolder), rendition);
    }
  }
};

/** Removes what an earlier master left behind. */
export const removeRenditions = async (master: Uint8Array): Promise<void> => {
  const digest = digestOf(master);
  const names = await readdir(renditionsFolder);
  const stale = names.filter((name) => name.startsWith(digest));
  await Promise.all(stale.map((name) => rm(new URL(name, renditionsFolder))));
};
