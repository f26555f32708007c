import type { ArtworkCategory } from "@naqsh/shared/artwork";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { ArtistKey } from "./artists";
import type { Bilingual } from "./bilingual";

/** Names the program in `demo/src/art/generators` that draws the picture. */
export type GeneratorName =
  | "arches"
  | "dunes"
  | "flow"
  | "hankin-octagon"
  | "hankin-dodecagon"
  | "huruf-nun"
  | "huruf-nur"
  | "khoos"
  | "kufic"
  | "lattice"
  | "najd"
  | "pebbles"
  | "petals"
  | "qatt"
  | "ridges"
  | "ring"
  | "sadu"
  | "sea"
  | "strata-dusk"
  | "strata-harrah"
  | "towers"
  | "trails-canopus"
  | "trails-jubbah"
  | "twist";

type DemoSale =
  | { kind: "fixed"; price: Halalas }
  | {
      kind: "auction";
      openingPrice: Halalas;
      estimate: { low: Halalas; high: Halalas };
      /** Null: the work is sold to the highest bid, whatever it is. */
      reserve: Halalas | null;
    };

export type DemoArtwork = {
  /** Also the folder of its master image and the seed of its generator. */
  slug: string;
  title: Bilingual;
  artist: ArtistKey;
  category: ArtworkCategory;
  sale: DemoSale;
  medium: Bilingual;
  heightCm: number;
  widthCm: number;
  year: number;
  generator: GeneratorName;
  /** Scanned so large that it can be looked at from near; most pictures are no larger than their widest rendition. */
  longSide?: number;
  description: Bilingual;
  culturalSignificance?: Bilingual;
  tags: { ar: readonly string[]; en: readonly string[] };
  alt: Bilingual;
};
