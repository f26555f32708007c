import type { AuctionEvent } from "./auction.events";
import type { AuctionStatus } from "./auction.views";

/** The status of an auction after an event; others leave it as it is. */
export const statusAfter = (status: AuctionStatus, event: AuctionEvent): AuctionStatus => {
  switch (event.type) {
    case "AuctionScheduled":
      return "scheduled";
    case "AuctionOpened":
      return "live";
    case "AuctionExtended":
      return status === "closing" ? "live" : status;
    case "AuctionClosing":
      return "closing";
    case "AuctionClosed":
      return "closed";
    case "WinnerDetermined":
      return "awaitingPayment";
    case "OfferedToNextBidder":
      return "offered";
    case "AuctionSettled":
      return "settled";
    case "AuctionLapsed":
      return "lapsed";
    case "AuctionCancelled":
      return "cancelled";
    default:
      return status;
  }
};

/** Where an auction stands in the lists. */
export type AuctionPhase = "upcoming" | "live" | "completed" | "cancelled";

export const phaseOf = (status: AuctionStatus): AuctionPhase => {
  if (status === "scheduled") return "upcoming";
  if (status === "live" || status === "closing") return "live";
  return status === "cancelled" ? "cancelled" : "completed";
};

const UNFINISHED: ReadonlySet<AuctionStatus> = new Set(["scheduled", "live", "closing"]);

/** Whether nobody can bid any more: it closed, whatever became of the sale, or it was cancelled. */
export const isFinished = (status: AuctionStatus): boolean => !UNFINISHED.has(status);
