import { mkdir, readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import { type DemoArtwork, demoArtworks, masterImageOf } from "../content/artworks";
import { demoArtists } from "../content/artists";
import { avatarFileOf } from "../content/avatars";
import { demoAdministrator, demoCollectors, demoNewcomers } from "../content/people";
import { avatarOf } from "./avatars";
import { imageFrom } from "./drawing/picture";
import { commissionFor, generators } from "./generators";
import { removeRenditions, writeRenditions } from "./renditions";

const MASTER_LONG_SIDE = 1600;

const drawMaster = async (artwork: DemoArtwork): Promise<Uint8Array> => {
  const picture = generators[artwork.generator](commissionFor(artwork, MASTER_LONG_SIDE));
  return imageFrom(picture).removeAlpha().jpeg({ quality: 88, mozjpeg: true }).toBuffer();
};

const publish = async (artwork: DemoArtwork): Promise<void> => {
  const master = await drawMaster(artwork);
  const file = masterImageOf(artwork.slug);
  const previous = await readFile(file).catch(() => null);
  if (previous && !previous.equals(master)) await removeRenditions(previous);
  await mkdir(new URL("./", file), { recursive: true });
  await writeFile(file, master);
  await writeRenditions(master);
  process.stdout.write(`${artwork.slug}: ${Math.round(master.length / 1024)} KB\n`);
};

const publishAvatars = async (): Promise<void> => {
  for (const { key } of [...demoArtists, ...demoCollectors, ...demoNewcomers, demoAdministrator]) {
    const file = avatarFileOf(key);
    await mkdir(new URL("./", file), { recursive: true });
    await writeFile(file, await imageFrom(avatarOf(key)).webp({ quality: 80 }).toBuffer());
  }
};

const preview = async (artwork: DemoArtwork, folder: URL, longSide: number): Promise<void> => {
  const picture = generators[artwork.generator](commissionFor(artwork, longSide));
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${artwork.slug}.png`, folder), await imageFrom(picture).png().toBuffer());
};

/**
 * `npm run demo:art [slug...]` draws the masters and their renditions anew, and without slugs the avatars, which `--avatars` draws
 * alone; with `--preview <folder>` it only
 * writes small pictures to look at, `--size` pixels on the long side.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    avatars: { type: "boolean", default: false },
    preview: { type: "string" },
    size: { type: "string", default: "700" },
  },
});

const chosen = demoArtworks.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug));
if (values.avatars || (positionals.length === 0 && values.preview === undefined)) await publishAvatars();
for (const artwork of values.avatars ? [] : chosen) {
  if (values.preview === undefined) await publish(artwork);
  else await preview(artwork, pathToFileURL(`${values.preview}/`), Number(values.size));
}
