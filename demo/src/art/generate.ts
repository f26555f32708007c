import { mkdir, readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import { type DemoArtwork, demoArtworks, masterImageOf, masterLongSideOf } from "../content/artworks";
import { demoArtists } from "../content/artists";
import { avatarFileOf } from "../content/avatars";
import { CERTIFIED, certificateFileOf } from "../content/certificates";
import { demoAdministrator, demoCollectors, demoNewcomers } from "../content/people";
import { avatarOf } from "./avatars";
import { certificateOf } from "./certificates";
import { imageFrom } from "./drawing/picture";
import { commissionFor, generators } from "./generators";
import { removeRenditions, writeRenditions } from "./renditions";

/** Finer grain than a large scan is printed with would make it heavy, and is seen by nobody. */
const QUALITY = { usual: 88, large: 72 };

const drawMaster = async (artwork: DemoArtwork): Promise<Uint8Array> => {
  const picture = generators[artwork.generator](commissionFor(artwork, masterLongSideOf(artwork)));
  const quality = artwork.longSide === undefined ? QUALITY.usual : QUALITY.large;
  return imageFrom(picture).removeAlpha().jpeg({ quality, mozjpeg: true }).toBuffer();
};

const publishCertificate = async (artwork: DemoArtwork): Promise<void> => {
  const file = certificateFileOf(artwork.slug);
  await mkdir(new URL("./", file), { recursive: true });
  await writeFile(file, await certificateOf(artwork));
};

const publish = async (artwork: DemoArtwork): Promise<void> => {
  const master = await drawMaster(artwork);
  const file = masterImageOf(artwork.slug);
  const previous = await readFile(file).catch(() => null);
  if (previous && !previous.equals(master)) await removeRenditions(previous);
  await mkdir(new URL("./", file), { recursive: true });
  await writeFile(file, master);
  await writeRenditions(master);
  if (CERTIFIED.includes(artwork.slug)) await publishCertificate(artwork);
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
 * `npm run demo:art [slug...]` draws the masters, their renditions and certificates anew, and without slugs the avatars, which `--avatars` draws
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
