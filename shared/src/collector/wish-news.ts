import type { Instant } from "../kernel/instant";
import { halalasFromDecimal, type Halalas } from "../kernel/money";
import type { ShownWish } from "./collector.views";

export type WishNews = {
  kind: "live" | "scheduled" | "dropped" | "risen";
  /** By how much the price moved. */
  amount: Halalas | null;
  /** When its auction opens. */
  at: Instant | null;
};

const news = (kind: WishNews["kind"], more: Partial<WishNews> = {}): WishNews => ({
  kind,
  amount: null,
  at: null,
  ...more,
});

/** What a collector would want to know first of a work that they wished for; null if all is as it was. */
export const wishNewsOf = ({ artwork, priceThen }: ShownWish): WishNews | null => {
  const { auction, price } = artwork;
  if (artwork.sold) return null;
  if (auction?.status === "live" || auction?.status === "closing") return news("live");
  if (auction?.status === "scheduled") return news("scheduled", { at: auction.startsAt });
  if (priceThen === null || price === null || !artwork.isForSale) return null;
  const [now, then] = [halalasFromDecimal(price), halalasFromDecimal(priceThen)];
  if (now === null || then === null) return null;
  const difference = now - then;
  return news(difference < 0 ? "dropped" : "risen", { amount: Math.abs(difference) });
};
