import { streamName } from "@naqsh/shared/kernel/stream-name";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Standstill } from "@naqsh/shared/platform/ports/standstills";
import { Broken, hold, type Outages } from "./judge-auction";
import type { Call } from "./simulated-network";

const ms = (instant: unknown): number => Date.parse(String(instant));

const spans = ({ from, to }: Standstill, endMs: number): boolean => from < endMs && endMs <= to;

/** The freezes that moved an end, under the names that the events give them. @throws Broken for an end that moved by none */
export const freezesGivenBack = (events: readonly StoredEvent[], freezes: readonly Standstill[]): Outages => {
  const recorded = new Set(events.filter(({ type }) => type === "OutageRecorded").map(({ data }) => data["outageId"]));
  const given = new Map<string, { from: string; to: string }>();
  for (const { type, data } of events) {
    if (type !== "AuctionExtended" || data["reason"] !== "outage" || recorded.has(data["outageId"])) continue;
    const movedMs = ms(data["endsAt"]) - ms(data["previousEndsAt"]);
    const freeze = freezes.find((one) => spans(one, ms(data["previousEndsAt"])) && one.to - one.from === movedMs);
    if (!freeze) throw new Broken(`An end moved by no outage and no freeze: ${JSON.stringify({ data, freezes })}`);
    const [from, to] = [freeze.from, freeze.to].map((at) => new Date(at).toISOString()) as [string, string];
    given.set(String(data["outageId"]), { from, to });
  }
  return given;
};

/** Whoever sent a bid in time, across an end that a freeze hid, is not told that it came too late. */
export const judgeFreezes = (
  calls: readonly Call[],
  events: readonly StoredEvent[],
  freezes: readonly Standstill[],
): void => {
  for (const call of calls) {
    for (const { body, arrivedAtMs, between } of call.answers) {
      if (body["code"] !== "AUCTION_ENDED" || !call.path.endsWith("/bids")) continue;
      const stream = streamName("auction", call.path.split("/")[3]!);
      const ends = events.slice(0, between[0]).filter((event) => event.stream === stream && event.data["endsAt"]);
      const endMs = ms(ends.at(-1)?.data["endsAt"]);
      const lost = freezes.find((one) => spans(one, endMs) && arrivedAtMs < endMs && one.from <= arrivedAtMs);
      hold(lost === undefined, "A freeze takes nobody's bid that came in time", { call, lost });
    }
  }
};
