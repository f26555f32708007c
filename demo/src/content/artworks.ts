import type { DemoArtwork } from "./demo-artwork";
import { calligraphy } from "./works/calligraphy";
import { digitalArt } from "./works/digital-art";
import { mixedMedia } from "./works/mixed-media";
import { paintings } from "./works/paintings";
import { photographs } from "./works/photographs";
import { sculptures } from "./works/sculptures";

export type { DemoArtwork } from "./demo-artwork";

/** The 24 works of the demo, in the order of the catalogue. */
export const demoArtworks: readonly DemoArtwork[] = [
  ...paintings,
  ...digitalArt,
  ...photographs,
  ...sculptures,
  ...calligraphy,
  ...mixedMedia,
];

const contentFolder = new URL("./", import.meta.url);

/** Where the picture that an artist would upload lies. */
export const masterImageOf = (slug: string): URL => new URL(`artworks/${slug}/master.jpg`, contentFolder);

const USUAL_LONG_SIDE = 1600;

export const masterLongSideOf = ({ longSide = USUAL_LONG_SIDE }: DemoArtwork): number => longSide;

/** Where the ready-made renditions lie, each named `<sha256 of the master as it is kept>-<width>.<avif|webp>`. */
export const renditionsFolder = new URL("renditions/", contentFolder);
