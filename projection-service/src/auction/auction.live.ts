import type { AuctionCounts, AuctionListPatch, AuctionPhase, AuctionRoomPatch } from "@naqsh/shared/auction";
import { accountTopic, AUCTIONS_TOPIC, auctionsListed, auctionTopic } from "@naqsh/shared/live";
import { liveList } from "../live/list-room";
import { liveSource } from "../live/live-topic";
import type { LiveSource, LiveTopic, Presented } from "../live/live-topic";
import type { Views } from "../views";
import type { AuctionRoomDocument } from "./auction-room.projection";
import { roomOf, standingOf } from "./present-auction";
import { newestRows } from "./room-rows";
import type { ShownRows } from "./shown-rows";
import type { StandingDocument } from "./standings.projection";
import { cutTo } from "../http/list-page";

const PREFIX = auctionTopic("");
/** At most 20 pushes a second (docs/architecture.md#live). */
const ROOM_INTERVAL_MS = 50;
const LIST_INTERVAL_MS = 1_000;
const STANDING_INTERVAL_MS = 50;
const STANDINGS = 50;

const mayPatch = ({ head, rows, rewrittenAt }: AuctionRoomDocument, since: number): boolean =>
  since <= head.sequence && since >= rewrittenAt && since >= rows.cut;

/** The head as it is now with the rows since, or the whole room where those are no longer all held. */
export const presentRoom = async (
  room: AuctionRoomDocument,
  since: number | null,
  shown: ShownRows,
): Promise<Presented> => {
  if (since === null || !mayPatch(room, since)) return { from: null, patch: await roomOf(room, shown) };
  const { head, rows } = room;
  const missed = newestRows(rows, Number.POSITIVE_INFINITY, since);
  const patch: AuctionRoomPatch = { head, rows: await shown.of(head.auctionId, missed) };
  return { from: since, patch };
};

const phaseIn = (document: object | null): string | null => (document as AuctionRoomDocument | null)?.phase ?? null;

/** An auction is scheduled, opens and ends, in this order: each step makes the sequence rise. */
const countedAuctions = async ({ rooms }: Pick<Views, "rooms">) => {
  const count = (phase: AuctionPhase): Promise<number> => rooms.count("byEnd", [phase]);
  const [upcoming, live] = [await count("upcoming"), await count("live")];
  const ended = (await count("completed")) + (await count("cancelled"));
  const patch: AuctionCounts = { upcoming, live };
  return { sequence: upcoming + 2 * live + 3 * ended, patch };
};

/** `auction/<id>`: anyone may watch a room. */
export const auctionTopics = (views: Pick<Views, "rooms">, shown: ShownRows): LiveTopic[] => [
  {
    matches: (topic) => topic.startsWith(PREFIX),
    refusal: async (topic) => ((await views.rooms.get(topic.slice(PREFIX.length))) === null ? "NOT_FOUND" : null),
    resumes: true,
    countsWatchers: true,
    sources: [
      liveSource<AuctionRoomDocument>({
        projection: "auction-room",
        view: "auction-room",
        topicOf: (key) => auctionTopic(key),
        keysOf: async (topic) => [topic.slice(PREFIX.length)],
        read: (key) => views.rooms.get(key),
        sequenceOf: ({ head }) => head.sequence,
        present: (room, since) => presentRoom(room, since, shown),
        intervalMs: ROOM_INTERVAL_MS,
      }),
    ],
  },
  {
    matches: (topic) => topic === AUCTIONS_TOPIC,
    refusal: async () => null,
    resumes: false,
    countsWatchers: false,
    sources: [],
    tally: {
      projection: "auction-room",
      view: "auction-counts",
      counts: ({ before, document }) => phaseIn(before) !== phaseIn(document),
      read: () => countedAuctions(views),
      intervalMs: LIST_INTERVAL_MS,
    },
  },
  {
    matches: (topic) => auctionsListed(topic) !== null,
    refusal: async () => null,
    resumes: false,
    countsWatchers: false,
    sources: [],
    list: liveList<AuctionRoomDocument>({
      projection: "auction-room",
      view: "auction-list",
      keysOf: (topic) => auctionsListed(topic) ?? [],
      read: (key) => views.rooms.get(key),
      sequenceOf: ({ head }) => head.sequence,
      present: (rooms): AuctionListPatch => ({ heads: rooms.map(({ head }) => head) }),
      intervalMs: LIST_INTERVAL_MS,
    }),
  },
];

/** A person's own standings, on the topic of their account. */
export const standingSource = (views: Pick<Views, "standings">): LiveSource =>
  liveSource<StandingDocument>({
    projection: "standings",
    view: "standing",
    topicOf: (_, { bidderId }) => accountTopic(bidderId),
    labelOf: ({ auctionId }) => auctionId,
    keysOf: async (topic) => {
      const found = await views.standings.find({
        index: "byBidder",
        equals: [topic.slice(accountTopic("").length)],
        direction: "descending",
        limit: cutTo(STANDINGS, "the newest are pushed; the rest is paged"),
      });
      return found.documents.map(({ key }) => key);
    },
    read: (key) => views.standings.get(key),
    sequenceOf: ({ sequence }) => sequence,
    present: (standing) => ({ from: null, patch: standingOf(standing) }),
    intervalMs: STANDING_INTERVAL_MS,
    // A list of auctions shows many, and each bid moves one.
    pacedTogether: true,
  });
