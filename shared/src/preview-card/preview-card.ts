import type { Language } from "../kernel/language";
import { personNameOf } from "../account";
import { titleOf, type ArtworkDetail, type ArtworkImage } from "../artwork";
import type { AuctionPage } from "../auction";
import { sha256Hex } from "../kernel/digest";
import { halalasFromDecimal } from "../kernel/money";

type State = "live" | "upcoming" | "over" | "sold";

/** What the picture says that messengers show of a page. */
export type PreviewCard = {
  language: Language;
  title: string;
  artist: string | null;
  /** The price, or how far the auction is; null if there is neither. */
  line: string | null;
  image: ArtworkImage;
};

const STATES: Record<Language, Record<State, string>> = {
  ar: { live: "مزاد حيّ", upcoming: "مزاد قادم", over: "انتهى المزاد", sold: "بيع" },
  en: { live: "Live auction", upcoming: "Upcoming auction", over: "Auction ended", sold: "Sold" },
};

/** Whole riyals if there are no halalas. A picture has no sign of the riyal that every font knows. */
const priceIn = (language: Language, price: string): string => {
  const riyals = (halalasFromDecimal(price) ?? 0) / 100;
  const digits = Number.isInteger(riyals) ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (language === "en") return `SAR ${new Intl.NumberFormat("en", options).format(riyals)}`;
  return `${new Intl.NumberFormat("ar-SA-u-nu-arab", options).format(riyals)} ر.س`;
};

const stateOf = (status: string): State => {
  if (status === "live" || status === "closing") return "live";
  return status === "scheduled" ? "upcoming" : "over";
};

const lineOfWork = (work: ArtworkDetail, language: Language): string | null => {
  if (work.sold) return STATES[language].sold;
  const state = work.auction ? stateOf(work.auction.status) : "over";
  if (state !== "over") return STATES[language][state];
  return work.isForSale && work.price !== null ? priceIn(language, work.price) : null;
};

export const cardOfWork = (work: ArtworkDetail, language: Language): PreviewCard => ({
  language,
  title: titleOf(work, language),
  artist: personNameOf(work.artist, language),
  line: lineOfWork(work, language),
  image: work.image,
});

export const cardOfAuction = ({ room, lot }: AuctionPage, language: Language): PreviewCard => ({
  language,
  title: titleOf(lot, language),
  artist: personNameOf(lot.artist, language),
  line: STATES[language][stateOf(room.status)],
  image: lot.image,
});

/** Tells one card from another by what it says and shows. */
export const digestOfCard = ({ language, title, artist, line, image }: PreviewCard): string =>
  sha256Hex(JSON.stringify([language, title, artist, line, image.base, image.widths])).slice(0, 16);

/** Pages that have a card, as their paths begin. */
export type CardKind = "artwork" | "auctions";

/** Where a card is: another address for another card, so that whoever keeps one does not keep what it said before. */
export const cardPath = (kind: CardKind, id: string, card: PreviewCard): string =>
  `/previews/${kind}/${id}/${card.language}-${digestOfCard(card)}.jpg`;
