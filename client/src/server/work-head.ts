import type { ArtworkDetail, AuctionOfArtwork } from "@naqsh/shared/artwork";
import { halalasFromDecimal, decimalFromHalalas, withVat, type DecimalSar } from "@naqsh/shared/kernel/money";
import { cardOfWork, cardPath } from "@naqsh/shared/preview-card";
import type { Language } from "@naqsh/shared/kernel/language";
import { altOf, mediumOf, titleOf } from "../lib/artwork-names";
import { auctionInForce } from "../lib/auction-in-force";
import { personNameOf } from "../lib/person-name";
import { sourceAtLeast } from "../ui/artwork-image";
import type { PageHead } from "./page-head";
import { CARD_SIZE } from "./page-image";

/** What search engines show at most. */
export const LARGE = 1_200;

const SCHEMA = "https://schema.org";

/** What a buyer pays, with VAT. */
const priceOf = (net: DecimalSar | null): DecimalSar | null => {
  const halalas = net === null ? null : halalasFromDecimal(net);
  return halalas === null ? null : decimalFromHalalas(withVat(halalas));
};

const availabilityOf = (work: ArtworkDetail, auction: AuctionOfArtwork | null): string => {
  if (work.sold) return `${SCHEMA}/SoldOut`;
  const isKept = work.reserved || (auction !== null && !work.isAuction);
  return isKept ? `${SCHEMA}/LimitedAvailability` : `${SCHEMA}/InStock`;
};

const offerOf = (work: ArtworkDetail, seller: string | null, url: string): Record<string, unknown> | null => {
  const auction = auctionInForce(work);
  const price = auction ? priceOf(auction.soldFor ?? auction.currentBid ?? auction.openingPrice) : priceOf(work.price);
  if (price === null || !(work.isForSale || work.reserved || work.sold || auction)) return null;
  return {
    "@type": "Offer",
    price,
    priceCurrency: "SAR",
    availability: availabilityOf(work, auction),
    url,
    // A bid is what it costs until the next one, and no longer than the auction runs.
    ...(work.isAuction && auction && { availabilityStarts: auction.startsAt, priceValidUntil: auction.endsAt }),
    ...(seller && { seller: { "@type": "Person", name: seller } }),
  };
};

/** What the artist says of it in the page's language, as far as a visitor may read it. */
const storyOf = ({ excerpt, excerptEn }: ArtworkDetail, language: Language): string | null =>
  (language === "en" ? excerptEn : excerpt) || null;

const centimetres = (value: number) => ({ "@type": "QuantitativeValue", value, unitCode: "CMT" });

/** A work of art: a product with its offer. */
export const workHead = (work: ArtworkDetail, language: Language, origin: string): PageHead => {
  const artist = personNameOf(work.artist, language);
  const name = titleOf(work, language);
  const facts = [name, artist, mediumOf(work, language), work.yearCreated].filter(Boolean).join(" · ");
  const path = sourceAtLeast(work.image, LARGE);
  const card = cardOfWork(work, language);
  const url = `${origin}/artwork/${work.id}`;
  const offer = offerOf(work, artist, url);
  const description = storyOf(work, language) ?? facts;
  return {
    description,
    image: { path: cardPath("artwork", work.id, card), alt: altOf(work, language) || name, size: CARD_SIZE },
    type: "product",
    structured: {
      "@context": SCHEMA,
      // A product is something that one can buy.
      "@type": offer ? ["Product", "VisualArtwork"] : "VisualArtwork",
      name,
      description,
      ...(offer && { sku: work.id }),
      url,
      image: [origin + path],
      ...(artist && { creator: { "@type": "Person", name: artist, url: `${origin}/artists/${work.artistId}` } }),
      ...(work.medium && { artMedium: mediumOf(work, language) }),
      ...(work.yearCreated && { dateCreated: String(work.yearCreated) }),
      ...(work.heightCm && work.widthCm && { height: centimetres(work.heightCm), width: centimetres(work.widthCm) }),
      ...(offer && { offers: offer }),
    },
  };
};
