import type { AuctionPage } from "@naqsh/shared/auction";
import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import * as z from "zod";
import { nextOf, pageFields, pageOf } from "../http/page-input";
import { presentEach } from "../http/present-each";
import { askerOf, query, queryWith, refused } from "../http/query-route";
import type { QueryAnswer, QueryRoute } from "../http/query-route";
import { seenWork } from "../joins/seen-work";
import type { QueryDeps } from "../query-deps";
import type { AuctionRoomDocument } from "./auction-room.projection";
import { listedBids, readerOf, receiptsOf } from "./listed-bids";
import { withOpenRows } from "./open-rows";
import { listItemOf, mineIn, roomOf, standingOf } from "./present-auction";

const StandingsInput = z.object(pageFields(50));

const LISTED = ["rooms", "artworks", "people", "standings"] as const;
const BIDS = ["rooms", "bids", "standings", "people"] as const;
const MOST_OF_MINE = 200;

const ListInput = z.object({
  ...pageFields(24),
  status: z.enum(["live", "upcoming", "completed"]).optional(),
  mine: z.enum(["true", "false"]).optional(),
});
type ListInput = z.infer<typeof ListInput>;

const BidsInput = z.object({
  limit: pageFields(50).limit,
  before: z.coerce.number().int().min(1).optional(),
});

/** What ends first, what begins first, what ended last. */
const ORDERS = {
  live: { index: "byEnd", direction: "ascending" },
  upcoming: { index: "byStart", direction: "ascending" },
  completed: { index: "byEnd", direction: "descending" },
} as const satisfies Record<string, Pick<Find, "index" | "direction">>;

const items = async (rooms: AuctionRoomDocument[], asker: string | null, deps: QueryDeps) =>
  (await presentEach(rooms, (room) => listItemOf(room, asker, deps))).filter((item) => item !== null);

/** Those that a person bids in, and an artist's own; newest start first. */
const mine = async (asker: string, { status }: ListInput, deps: QueryDeps): Promise<QueryAnswer> => {
  const newest = { direction: "descending", limit: MOST_OF_MINE } as const;
  const bidIn = await deps.views.standings.find({ index: "byBidder", equals: [asker], ...newest });
  const rooms = await deps.views.rooms.load(bidIn.documents.map(({ document }) => document.auctionId));
  const own = await deps.views.rooms.find({ index: "byArtist", equals: [asker], ...newest });
  const all = [...rooms, ...own.documents].flatMap(({ document }) => (document === null ? [] : [document]));
  const asked = all.filter(({ phase }) => status === undefined || phase === status);
  const sorted = asked.toSorted((a, b) => (a.head.startsAt < b.head.startsAt ? 1 : -1));
  return { body: await items(sorted, asker, deps) };
};

const list = async (input: ListInput, asker: string | null, deps: QueryDeps): Promise<QueryAnswer> => {
  const phase = input.status ?? "live";
  const found = await deps.views.rooms.find({ ...ORDERS[phase], equals: [phase], ...pageOf(input) });
  return {
    body: await items(
      found.documents.map(({ document }) => document),
      asker,
      deps,
    ),
    next: nextOf(found),
  };
};

const page = async (room: AuctionRoomDocument | null, asker: string | null, deps: QueryDeps): Promise<QueryAnswer> => {
  const lot = room === null ? null : await deps.lots.lot(room.head.artworkId);
  if (room === null || lot === null) return refused("AUCTION_UNKNOWN");
  const { auctionId } = room.head;
  const body: AuctionPage = {
    room: await withOpenRows(roomOf(room), deps.people),
    lot,
    watchers: deps.watchers(auctionId),
    mine: await mineIn(auctionId, asker, deps),
  };
  return { body };
};

const bids = async (
  room: AuctionRoomDocument | null,
  asker: string | null,
  input: z.infer<typeof BidsInput>,
  deps: QueryDeps,
): Promise<QueryAnswer> => {
  if (room === null) return refused("AUCTION_UNKNOWN");
  const { auctionId } = room.head;
  const reader = await readerOf({ auctionId, artistId: room.terms.artistId }, asker, deps);
  const listed = await listedBids(auctionId, input, reader, deps);
  return { body: listed.bids, next: listed.before === null ? null : { before: String(listed.before) } };
};

/** The lists, the room, its history, and what a bidder alone may see. */
export const auctionQueries = (deps: QueryDeps): QueryRoute[] => [
  queryWith(ListInput, {
    path: "/api/auctions",
    access: "anyone",
    views: LISTED,
    answer: async ({ input, session }) => {
      if (input.mine !== "true") return list(input, session?.userId ?? null, deps);
      return session === null ? refused("SIGN_IN_REQUIRED") : mine(session.userId, input, deps);
    },
  }),
  query("/api/auctions/:id", "anyone", LISTED, async ({ params, session }) =>
    page(await deps.views.rooms.get(params["id"] ?? ""), session?.userId ?? null, deps),
  ),
  queryWith(BidsInput, {
    path: "/api/auctions/:id/bids",
    access: "anyone",
    views: BIDS,
    answer: async ({ params, session, input }) =>
      bids(await deps.views.rooms.get(params["id"] ?? ""), session?.userId ?? null, input, deps),
  }),
  {
    ...query("/api/auctions/:id/receipts", "signedIn", BIDS, async (request) => ({
      body: await receiptsOf(request.params["id"] ?? "", askerOf(request), deps),
    })),
    holdsSecrets: true,
  },
  queryWith(BidsInput, {
    path: "/api/artworks/:id/bids",
    access: "signedIn",
    views: [...BIDS, "artworks"],
    answer: async (request) => {
      const asker = askerOf(request);
      const seen = await seenWork(await deps.views.artworks.get(request.params["id"] ?? ""), asker, deps);
      if (seen === null) return refused("ARTWORK_UNKNOWN");
      const { auction } = seen.work;
      return auction === null
        ? { body: [] }
        : bids(await deps.views.rooms.get(auction.auctionId), asker, request.input, deps);
    },
  }),
  queryWith(StandingsInput, {
    path: "/api/user/standings",
    access: "signedIn",
    holdsSecrets: true,
    views: ["standings"],
    answer: async (request) => {
      const found = await deps.views.standings.find({
        index: "byBidder",
        equals: [askerOf(request)],
        direction: "descending",
        ...pageOf(request.input),
      });
      return { body: found.documents.map(({ document }) => standingOf(document)), next: nextOf(found) };
    },
  }),
];
