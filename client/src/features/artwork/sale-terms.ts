import type { ArtworkCard, ArtworkDetail } from "@naqsh/shared/artwork";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { halalasFromDecimal, type DecimalSar, type Halalas } from "@naqsh/shared/kernel/money";
import type { Language } from "@naqsh/shared/kernel/language";
import { mediumOf } from "../../lib/artwork-names";

const halalasOf = (price: DecimalSar | null): Halalas | null => (price === null ? null : halalasFromDecimal(price));

export type SaleTerms = {
  amount: Halalas | null;
  label: "currentBid" | "opensAt" | null;
  note: "sold" | "reserved" | "notForSale" | null;
  /** When its auction ends, while one runs. */
  endsAtMs: number | null;
};

/** Whether others than its artist and administrators see a work's page: of no other work is `status` told. */
export const isOnShow = ({ status }: Pick<ArtworkDetail, "status">): boolean =>
  status === undefined || status === "approved";

const STANDINGS = {
  scheduled: "scheduled",
  live: "live",
  closing: "live",
  closed: "free",
  awaitingPayment: "awaitingPayment",
  offered: "offered",
  settled: "sold",
  lapsed: "free",
  cancelled: "free",
} as const;

export type WorkStanding = (typeof STANDINGS)[keyof typeof STANDINGS];

/** Whether a work is sold, in an auction, or free: only a free one may be changed, as the server holds it. */
export const standingOf = ({ sold, auction }: Pick<ArtworkCard, "sold" | "auction">): WorkStanding => {
  if (sold) return "sold";
  return auction === null ? "free" : STANDINGS[auction.status];
};

/** What a work costs now: the price of its running auction, or else its fixed price; or in a word why it costs nothing. */
export const saleTermsOf = (work: ArtworkCard): SaleTerms => {
  const none = { amount: null, label: null, note: null, endsAtMs: null };
  const { auction } = work;
  const standing = standingOf(work);
  if (standing === "sold") return { ...none, note: "sold" };
  // Until the winner has paid, or whom it is offered to has answered, it is kept for them.
  if (work.reserved || standing === "awaitingPayment" || standing === "offered") return { ...none, note: "reserved" };
  if (auction && standing === "live") {
    const endsAtMs = msFromInstant(auction.endsAt);
    const bid = halalasOf(auction.currentBid);
    return bid === null
      ? { ...none, amount: halalasOf(auction.openingPrice), label: "opensAt", endsAtMs }
      : { ...none, amount: bid, label: "currentBid", endsAtMs };
  }
  if (auction && standing === "scheduled")
    return { ...none, amount: halalasOf(auction.openingPrice), label: "opensAt" };
  if (work.isForSale && work.price !== null) return { ...none, amount: halalasOf(work.price) };
  return { ...none, note: "notForSale" };
};

/** "80 × 100", height first; null if a side is not known. */
const sidesOf = ({ heightCm, widthCm }: Pick<ArtworkCard, "heightCm" | "widthCm">): string | null =>
  heightCm !== null && widthCm !== null ? `${heightCm} × ${widthCm}` : null;

/** Medium and size in a line, in the reader's language. */
export const factsOf = (work: ArtworkCard, language: Language, withUnit: (sides: string) => string): string => {
  const sides = sidesOf(work);
  const parts = [mediumOf(work, language), sides === null ? null : withUnit(sides)];
  return parts.filter((part) => part !== null).join(language === "ar" ? "، " : ", ");
};
