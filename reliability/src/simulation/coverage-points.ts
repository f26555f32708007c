import { grouped } from "./grouped";
import { freezesGivenBack } from "./judge-freezes";
import type { AuctionEvent } from "@naqsh/shared/auction";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { SimulatedWorld } from "./simulated-world";

/** Rare things that a set of seeds has to meet, or it proves little. */
export const COVERAGE_POINTS = [
  "extension in closing",
  "tie of maxima",
  "reserve met by a raise",
  "void of the leader",
  "void after the close",
  "bid in the last millisecond",
  "bid too late",
  "repeat after a crash",
  "duplicate request",
  "one key for two commands",
  "offer accepted",
  "lapse",
  "settled",
  "payment missed",
  "outage compensated",
  "freeze given back",
  "bid in time that came in a freeze",
  "opening moved by an outage",
  "payment deadline moved by an outage",
  "refund of a late payment",
  "auction cancelled",
  "torn tail",
  "power lost",
  "disk failed",
  "timers lost",
  "small stores full",
  "kept fold found",
] as const;
export type CoveragePoint = (typeof COVERAGE_POINTS)[number];

type Recorded = RecordedEvent<AuctionEvent>;

const inOneAuction = (events: readonly Recorded[], saw: (point: CoveragePoint) => void): void => {
  const maxima = new Map<string, number>();
  let isClosing = false;
  let endsAt = "";
  let reserve = "none";
  for (const event of events) {
    if (event.type === "AuctionClosing") isClosing = true;
    if (event.type === "AuctionExtended") {
      if (isClosing && event.data.reason === "lateBid") saw("extension in closing");
      isClosing = false;
    }
    if (event.type === "BidPlaced") {
      const { maximum, bidderId, receivedAt } = event.data;
      if ([...maxima].some(([who, most]) => who !== bidderId && most === maximum)) saw("tie of maxima");
      if (Date.parse(endsAt) - Date.parse(receivedAt) === 1) saw("bid in the last millisecond");
    }
    if (event.type === "MaximumRaised" && reserve === "notMet" && event.data.reserveStatus === "met") {
      saw("reserve met by a raise");
    }
    if (event.type === "BidderVoided") {
      if (event.data.afterClose) saw("void after the close");
      else if (event.data.bidderId === event.data.previousLeaderId) saw("void of the leader");
      maxima.delete(event.data.bidderId);
    }
    if (event.type === "BidPlaced" || event.type === "MaximumRaised") {
      maxima.set(event.data.bidderId, event.data.maximum);
      reserve = event.data.reserveStatus;
    }
    if ("endsAt" in event.data && event.data.endsAt !== null) endsAt = event.data.endsAt;
  }
};

const BY_TYPE: Partial<Record<string, CoveragePoint>> = {
  AuctionLapsed: "lapse",
  AuctionSettled: "settled",
  PaymentDeadlineMissed: "payment missed",
  PaymentDeadlineMoved: "payment deadline moved by an outage",
  OrderRefunded: "refund of a late payment",
  AuctionCancelled: "auction cancelled",
};

const inOneEvent = ({ type, data }: StoredEvent, saw: (point: CoveragePoint) => void): void => {
  const point = BY_TYPE[type];
  if (point) saw(point);
  if (type === "AuctionExtended" && data["reason"] === "outage") saw("outage compensated");
  if (type === "AuctionDeadlinesMoved" && data["startsAt"] !== null) saw("opening moved by an outage");
  if (type === "WinnerDetermined" && data["because"] === "offerAccepted") saw("offer accepted");
};

/** What happened in a world that was lived through. */
export const coveragePointsIn = (
  events: readonly StoredEvent[],
  { network, incidents, machine }: SimulatedWorld,
): CoveragePoint[] => {
  const seen = new Set<CoveragePoint>();
  const saw = (point: CoveragePoint): void => void seen.add(point);
  for (const event of events) inOneEvent(event, saw);
  for (const [stream, own] of grouped(events, (event) => event.stream)) {
    if (stream.startsWith("auction-")) inOneAuction(own as unknown as Recorded[], saw);
  }
  if (freezesGivenBack(events, machine.freezes.all).size > 0) saw("freeze given back");
  const accepted = network.calls.filter(({ seen: answer }) => answer !== null && answer.status < 300);
  for (const own of grouped(accepted, ({ who, key }) => `${who.id}/${key}`).values()) {
    if (own.length > 1) saw("one key for two commands");
  }
  for (const { answers, firstRun } of network.calls) {
    if (answers.some(({ status, arrivedAtMs, receivedAtMs }) => status === 201 && receivedAtMs - arrivedAtMs > 500)) {
      saw("bid in time that came in a freeze");
    }
    if (answers.length > 1) saw("duplicate request");
    if (answers.some(({ body }) => body["code"] === "AUCTION_ENDED")) saw("bid too late");
    const [first] = answers;
    const isKnown = first && first.status < 300 && first.between[0] === first.between[1];
    if (isKnown && first.run > firstRun) saw("repeat after a crash");
  }
  if (incidents.torn > 0) saw("torn tail");
  if (incidents.powerLosses > 0) saw("power lost");
  if (incidents.diskErrors > 0) saw("disk failed");
  if (incidents.jobsLost > 0) saw("timers lost");
  if (incidents.fullDisks > 0) saw("small stores full");
  if (incidents.keptFolds > 0) saw("kept fold found");
  return [...seen];
};
