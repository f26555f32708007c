import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { checkedImage } from "@naqsh/command-service/artwork/uploaded-image";
import sharp from "sharp";
import { renditionsFolder } from "../content/artworks";

const WIDTHS: readonly number[] = [320, 640, 960, 1600];

export const RENDITION_FORMATS = ["avif", "webp"] as const;

const QUALITY = { avif: 50, webp: 70 } as const;

/**
 * The digest that a master has once it is uploaded: of the picture as the door writes it anew. An encoder of another version may
 * write another one; the demo then makes its renditions itself, and this folder is to be written again.
 * @throws when the master is no image that the door takes
 */
export const digestOf = async (master: Uint8Array): Promise<string> => {
  const checked = await checkedImage(Buffer.from(master));
  if ("code" in checked) throw new Error(`The door does not take this master: ${checked.code}`);
  return checked.image.sha256;
};

/** The widths that the product makes of a master so wide: none wider than it, the widest being its own. */
export const widthsFor = (masterWidth: number): readonly number[] => [
  ...new Set(WIDTHS.map((width) => Math.min(width, masterWidth))),
];

/** Encodes every rendition of a master under the name that the Files port gives it. */
export const writeRenditions = async (master: Uint8Array): Promise<void> => {
  await mkdir(renditionsFolder, { recursive: true });
  const { width: masterWidth } = await sharp(master).metadata();
  const digest = await digestOf(master);
  for (const width of widthsFor(masterWidth)) {
    for (const format of RENDITION_FORMATS) {
      const rendition = await sharp(master).resize({ width })[format]({ quality: QUALITY[format] }).toBuffer();
      await writeFile(new URL(`${digest}-${width}.${format}`, renditionsFolder), rendition);
    }
  }
};

/** Removes what an earlier master left behind. */
export const removeRenditions = async (master: Uint8Array): Promise<void> => {
  const digest = await digestOf(master);
  const names = await readdir(renditionsFolder);
  const stale = names.filter((name) => name.startsWith(digest));
  await Promise.all(stale.map((name) => rm(new URL(name, renditionsFolder))));
};
