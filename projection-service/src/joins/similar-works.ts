import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { cutTo } from "../http/list-page";
import { bannedArtists } from "./banned-artists";
import type { QueryDeps } from "../query-deps";
import { everyFew } from "../runner/pauses";
import { TopHits } from "../search/top-hits";
import type { Artwork } from "../artwork/artwork-document";
import type { CatalogRow } from "../artwork/catalog-row";
import { cardsOf } from "../artwork/present-artwork";
import { shelfOfMedium } from "../artwork/shelves";

/** The farthest that two colours can lie apart, as the distance of their channels. */
const FARTHEST = Math.hypot(255, 255, 255);
/** What stands in where one of two cannot be compared: neither near nor far. */
const UNKNOWN = 0.5;
/** A work of another kind, or of another medium, has to be nearer in the rest to come before one of the same. */
const OTHER_CATEGORY = 0.75;
const OTHER_MEDIUM = 0.25;

type Rgb = readonly [number, number, number];
type Wanted = { category: string; medium: string | null; colour: Rgb | null; price: Halalas | null };

const rgbOf = (hex: string | null): Rgb | null => {
  if (hex === null) return null;
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const colourDistance = (a: Rgb | null, b: Rgb | null): number =>
  a === null || b === null ? UNKNOWN : Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / FARTHEST;

/** 0 for the same amount, 1 for tenfold and more. */
const priceDistance = (a: Halalas | null, b: Halalas | null): number =>
  a === null || b === null || a <= 0 || b <= 0 ? UNKNOWN : Math.min(1, Math.abs(Math.log10(a / b)));

const mediumDistance = (medium: string | null, row: CatalogRow): number => {
  if (medium === null || row.medium === null) return OTHER_MEDIUM * UNKNOWN;
  return row.shelves.has(medium) ? 0 : OTHER_MEDIUM;
};

const distanceTo = ({ category, medium, colour, price }: Wanted, row: CatalogRow): number =>
  (row.category === category ? 0 : OTHER_CATEGORY) +
  mediumDistance(medium, row) +
  colourDistance(colour, rgbOf(row.dominantColour)) +
  priceDistance(price, row.listedPrice);

const wantedOf = ({ details, renditions, listedPrice }: Artwork): Wanted => ({
  category: details.category,
  medium: details.medium === null || details.medium === "" ? null : shelfOfMedium(details.medium),
  colour: rgbOf(renditions?.dominantColour ?? null),
  price: listedPrice,
});

/** Of all works on show those nearest to one; its artist's, which its page shows beside them, are left out. */
export const similarWorks = async (work: Artwork, limit: number, deps: QueryDeps): Promise<ArtworkCard[]> => {
  const wanted = wantedOf(work);
  const banned = new Set(await bannedArtists(deps.views));
  const pause = everyFew(deps.market.pause);
  const nearest = new TopHits(cutTo(limit, "suggestions"));
  const ids: string[] = [];
  for (const row of await deps.market.rows()) {
    const pausing = pause();
    if (pausing) await pausing;
    if (row.id === work.artworkId || row.artistId === work.artistId || banned.has(row.artistId)) continue;
    nearest.add(ids.push(row.id) - 1, -distanceTo(wanted, row));
  }
  return cardsOf(
    nearest.sorted().map(({ number }) => ids[number]!),
    deps,
  );
};
