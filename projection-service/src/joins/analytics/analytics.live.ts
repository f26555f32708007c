import type { AuctionStatus } from "@naqsh/shared/auction";
import { analyticsTopic } from "@naqsh/shared/live";
import type { MeasuredMonth } from "../../analytics/measured-months.projection";
import type { AuctionRoomDocument } from "../../auction/auction-room.projection";
import { liveSource, type LiveSource, type LiveTopic } from "../../live/live-topic";
import type { OrderDocument } from "../../order/orders.projection";
import type { Views } from "../../views";

const PREFIX = analyticsTopic("");
const INTERVAL_MS = 1_000;

/** What a push says: that there is something new. The figures are asked for, since they depend on the days that are shown. */
const news = { keysOf: async () => [], present: () => ({ from: null, patch: {} }), intervalMs: INTERVAL_MS };

const NOBODY = "";

/**
 * Bids are told of by the looks' view, which counts those that everyone sees. The room's document is written by more than that: a
 * silent raise moves its place in the log, which a node that reads shared views takes for a change.
 */
const MAY_BE_RAISED: ReadonlySet<AuctionStatus> = new Set(["scheduled", "live", "closing"]);

const sourcesOf = (views: Pick<Views, "measuredMonths" | "orders" | "rooms">): LiveSource[] => [
  liveSource<MeasuredMonth>({
    ...news,
    projection: "measured-months",
    view: "looks",
    topicOf: (_, { artistId }) => analyticsTopic(artistId ?? NOBODY),
    read: (key) => views.measuredMonths.get(key),
    sequenceOf: ({ sequence }) => sequence,
  }),
  liveSource<OrderDocument>({
    ...news,
    projection: "orders",
    view: "sales",
    topicOf: (_, { artistId }) => analyticsTopic(artistId),
    read: (key) => views.orders.get(key),
    sequenceOf: ({ moments }) => moments.length,
  }),
  liveSource<AuctionRoomDocument>({
    ...news,
    projection: "auction-room",
    view: "auctions",
    topicOf: (_, { head, terms }) => analyticsTopic(MAY_BE_RAISED.has(head.status) ? NOBODY : terms.artistId),
    read: (key) => views.rooms.get(key),
    sequenceOf: ({ head }) => head.sequence,
  }),
];

/** `analytics/<artistId>`: that an artist's figures changed, pushed to that artist alone. */
export const analyticsTopics = (views: Views): LiveTopic[] => [
  {
    matches: (topic) => topic.startsWith(PREFIX),
    refusal: async (topic, session) => {
      if (session === null) return "SIGN_IN_REQUIRED";
      return session.userId === topic.slice(PREFIX.length) ? null : "FORBIDDEN";
    },
    resumes: false,
    countsWatchers: false,
    sources: sourcesOf(views),
  },
];
