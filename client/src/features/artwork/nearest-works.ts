import type { ArtworkCard } from "@naqsh/shared/artwork";
import { saleTermsOf } from "./sale-terms";

/** The farthest that two colours can lie apart, as the distance of their channels. */
const FARTHEST = Math.hypot(255, 255, 255);
/** What stands in where one of two cannot be compared: neither near nor far. */
const UNKNOWN = 0.5;
/** A work of another kind has to be very near in the rest to come before one of the same. */
const OTHER_KIND = 0.75;

const channelsOf = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const colourDistance = (a: string | null, b: string | null): number => {
  if (a === null || b === null) return UNKNOWN;
  const [red, green, blue] = channelsOf(a);
  const [otherRed, otherGreen, otherBlue] = channelsOf(b);
  return Math.hypot(red - otherRed, green - otherGreen, blue - otherBlue) / FARTHEST;
};

/** 0 for the same amount, 1 for tenfold and more. */
const priceDistance = (a: ArtworkCard, b: ArtworkCard): number => {
  const [amount, other] = [saleTermsOf(a).amount, saleTermsOf(b).amount];
  if (amount === null || other === null || amount <= 0 || other <= 0) return UNKNOWN;
  return Math.min(1, Math.abs(Math.log10(amount / other)));
};

/** The works nearest to one in kind, colour and price, at most so many; itself and its artist's, shown elsewhere, left out. */
export const nearestWorks = (work: ArtworkCard, others: readonly ArtworkCard[], most: number): ArtworkCard[] =>
  others
    .filter(({ id, artistId }) => id !== work.id && artistId !== work.artistId)
    .map((other) => ({
      other,
      distance:
        (other.category === work.category ? 0 : OTHER_KIND) +
        colourDistance(work.image.dominantColour, other.image.dominantColour) +
        priceDistance(work, other),
    }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ other }) => other);
