import type { AuctionStatus } from "@naqsh/shared/auction";
import { analyticsTopic } from "@naqsh/shared/live";
import { expect, it } from "vitest";
import type { AuctionRoomDocument } from "../../auction/auction-room.projection";
import type { Views } from "../../views";
import { analyticsTopics } from "./analytics.live";

const sources = analyticsTopics({} as Views).flatMap((topic) => topic.sources);
const topicsOf = (status: AuctionStatus): string[] => {
  const room = { head: { status, sequence: 3 }, terms: { artistId: "huda" } } as AuctionRoomDocument;
  return sources.filter(({ projection }) => projection === "auction-room").map(({ topicOf }) => topicOf("a", room));
};

it.each(["scheduled", "live", "closing"] as const)(
  "tell an artist nothing of the room of their %s auction, which a silent raise writes",
  (status) => expect(topicsOf(status)).not.toContain(analyticsTopic("huda")),
);

it.each(["closed", "awaitingPayment", "settled", "lapsed", "cancelled"] as const)(
  "tell an artist of their auction once it is %s",
  (status) => expect(topicsOf(status)).toEqual([analyticsTopic("huda")]),
);
