import type { AuctionRoomPatch, SealedFeedRow } from "@naqsh/shared/auction";
import { accountTopic, AUCTIONS_TOPIC, auctionTopic } from "@naqsh/shared/live";
import { liveSource } from "../live/live-topic";
import type { LiveSource, LiveTopic, Presented } from "../live/live-topic";
import type { People } from "../joins/people";
import type { Views } from "../views";
import type { AuctionRoomDocument } from "./auction-room.projection";
import { withOpenRows } from "./open-rows";
import { roomOf, standingOf } from "./present-auction";
import { newestRows, oldestChange } from "./room-rows";
import type { StandingDocument } from "./standings.projection";

const PREFIX = auctionTopic("");
/** At most 20 pushes a second (docs/architecture.md#live). */
const ROOM_INTERVAL_MS = 50;
const LIST_INTERVAL_MS = 1_000;
const STANDING_INTERVAL_MS = 50;
const LISTED = 100;
const STANDINGS = 50;

const mayPatch = ({ head, rows, rewrittenAt }: AuctionRoomDocument, since: number): boolean =>
  since <= head.sequence && since >= rewrittenAt && since >= oldestChange(rows);

type SealedPatch = Omit<AuctionRoomPatch, "rows"> & { rows: SealedFeedRow[] };
type SealedPresented = { from: number | null; patch: SealedPatch | ReturnType<typeof roomOf> };

const openedFor = ({ from, patch }: SealedPresented, people: Pick<People, "open">): Presented | Promise<Presented> => {
  const open = withOpenRows(patch, people);
  return open instanceof Promise ? open.then((late) => ({ from, patch: late })) : { from, patch: open };
};

/** The head as it is now with the rows since, or the whole room where those are no longer all held. */
export const presentRoom = (room: AuctionRoomDocument, since: number | null): SealedPresented => {
  if (since === null || !mayPatch(room, since)) return { from: null, patch: roomOf(room) };
  const patch: SealedPatch = { head: room.head, rows: newestRows(room.rows, Number.POSITIVE_INFINITY, since) };
  return { from: since, patch };
};

/** `auction/<id>`: anyone may watch a room. */
export const auctionTopics = (views: Pick<Views, "rooms">, people: Pick<People, "open">): LiveTopic[] => [
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
        present: (room, since) => openedFor(presentRoom(room, since), people),
        intervalMs: ROOM_INTERVAL_MS,
      }),
    ],
  },
  {
    matches: (topic) => topic === AUCTIONS_TOPIC,
    refusal: async () => null,
    resumes: false,
    countsWatchers: false,
    sources: [
      liveSource<AuctionRoomDocument>({
        projection: "auction-room",
        view: "auction-list",
        topicOf: () => AUCTIONS_TOPIC,
        keysOf: async () => {
          const found = await views.rooms.find({ index: "byEnd", equals: ["live"], limit: LISTED });
          return found.documents.map(({ key }) => key);
        },
        read: (key) => views.rooms.get(key),
        sequenceOf: ({ head }) => head.sequence,
        present: ({ head }) => ({ from: null, patch: head }),
        intervalMs: LIST_INTERVAL_MS,
      }),
    ],
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
        limit: STANDINGS,
      });
      return found.documents.map(({ key }) => key);
    },
    read: (key) => views.standings.get(key),
    sequenceOf: ({ sequence }) => sequence,
    present: (standing) => ({ from: null, patch: standingOf(standing) }),
    intervalMs: STANDING_INTERVAL_MS,
  });
