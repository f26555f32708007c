import { plainOf } from "../kernel/personal";
import type { AuctionEvent } from "./auction.events";

type Facts = Readonly<Record<string, unknown>>;

/** Figures that only their owner may see, whoever asks (docs/rules.md#what-everyone-sees). */
const SECRET_FIGURES = ["maximum", "reserve"] as const;

/** Who stands behind an alias, and who acted for the shop. */
const IDENTITIES = [
  "bidderId",
  "leaderId",
  "previousLeaderId",
  "winnerId",
  "buyerId",
  "offeredToId",
  "voidedBy",
  "cancelledBy",
  "orderId",
] as const;

/** An event's data for the history: who did what, without anybody's maximum and without the reserve's figure. */
export const withoutSecrets = (event: AuctionEvent): Facts => omit(event.data, SECRET_FIGURES);

/**
 * What everyone may know of an event: neither secret figures nor who is who. Null if nobody else may notice it at
 * all: a maximum that was raised without moving the price.
 */
export const publicFactsOf = (event: AuctionEvent): { type: AuctionEvent["type"]; data: Facts } | null => {
  if (event.type === "MaximumRaised" && event.data.rows.length === 0) return null;
  const data = omit(event.data, [...SECRET_FIGURES, ...IDENTITIES]);
  // A personal text names its person.
  return {
    type: event.type,
    data: event.type === "BidderVoided" ? { ...data, reason: plainOf(event.data.reason) } : data,
  };
};

const omit = (data: object, names: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
