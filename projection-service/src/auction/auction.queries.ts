import type { AuctionPage, auctionReads, AuctionsQuery, BidsQuery } from "@naqsh/shared/auction";
import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import { nextOf, pageOf, sortedPage } from "../http/list-page";
import { allFound } from "../joins/all-documents";
import { presentEach } from "../http/present-each";
import { refused } from "../http/query-route";
import type { QueriesFor, QueryAnswer } from "../http/query-route";
import { seenWork } from "../joins/seen-work";
import type { QueryDeps } from "../query-deps";
import { auctionPastQueries } from "./auction-past.queries";
import type { AuctionRoomDocument } from "./auction-room.projection";
import { listedBids, readerOf, receiptsOf } from "./listed-bids";
import { listItemOf, mineIn, roomOf, standingOf } from "./present-auction";

type Reads = typeof auctionReads;
type Listed = QueryAnswer<Reads["auctions"]>;

const LISTED = ["rooms", "artworks", "people", "standings"] as const;
const ROOM = [...LISTED, "bids"] as const;
const BIDS = ["rooms", "bids", "standings", "people"] as const;

/** What ends first, what begins first, what ended last. */
const ORDERS = {
  live: { index: "byEnd", direction: "ascending" },
  upcoming: { index: "byStart", direction: "ascending" },
  completed: { index: "byEnd", direction: "descending" },
} as const satisfies Record<string, Pick<Find, "index" | "direction">>;

const items = async (rooms: AuctionRoomDocument[], asker: string | null, deps: QueryDeps) =>
  (await presentEach(rooms, (room) => listItemOf(room, asker, deps))).filter((item) => item !== null);

/** Those that a person bids in, and an artist's own; newest start first. */
const mine = async (asker: string, { status, ...page }: AuctionsQuery, deps: QueryDeps): Promise<Listed> => {
  const bidIn: string[] = [];
  const byBidder = { index: "byBidder", equals: [asker] };
  for await (const { document } of allFound(deps.views.standings, byBidder)) bidIn.push(document.auctionId);
  const all = (await deps.views.rooms.load(bidIn)).flatMap(({ document }) => (document === null ? [] : [document]));
  for await (const { document } of allFound(deps.views.rooms, { index: "byArtist", equals: [asker] }))
    all.push(document);
  const asked = all.filter(({ phase }) => status === undefined || phase === status);
  const order = ({ head }: AuctionRoomDocument) => `${head.startsAt} ${head.auctionId}`;
  const shown = sortedPage(asked, order, { ...page, isDescending: true });
  return { body: await items(shown.items, asker, deps), next: shown.next };
};

const list = async (input: AuctionsQuery, asker: string | null, deps: QueryDeps): Promise<Listed> => {
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

const page = async (
  room: AuctionRoomDocument | null,
  asker: string | null,
  deps: QueryDeps,
): Promise<QueryAnswer<Reads["auction"]>> => {
  const lot = room === null ? null : await deps.lots.lot(room.head.artworkId);
  if (room === null || lot === null) return refused("AUCTION_UNKNOWN");
  const { auctionId } = room.head;
  const body: AuctionPage = {
    room: await roomOf(room, deps.rows),
    lot,
    watchers: deps.watchers(auctionId),
    mine: await mineIn(auctionId, asker, deps),
  };
  return { body };
};

const bids = async (
  room: AuctionRoomDocument | null,
  asker: string | null,
  input: BidsQuery,
  deps: QueryDeps,
): Promise<QueryAnswer<Reads["bids"]>> => {
  if (room === null) return refused("AUCTION_UNKNOWN");
  const { auctionId } = room.head;
  const reader = await readerOf({ auctionId, artistId: room.terms.artistId }, asker, deps);
  const listed = await listedBids(auctionId, input, reader, deps);
  return { body: listed.bids, next: listed.before === null ? null : { before: String(listed.before) } };
};

/** The lists, the room, its history, what a bidder alone may see, and what stays of an auction that is over. */
export const auctionQueries = (deps: QueryDeps): QueriesFor<Reads> => ({
  auctions: {
    views: LISTED,
    answer: async ({ input, asker }) => {
      if (input.mine !== "true") return list(input, asker, deps);
      return asker === null ? refused("SIGN_IN_REQUIRED") : mine(asker, input, deps);
    },
  },
  auction: {
    views: ROOM,
    answer: async ({ params, asker }) => page(await deps.views.rooms.get(params.id), asker, deps),
  },
  bids: {
    views: BIDS,
    answer: async ({ params, asker, input }) => bids(await deps.views.rooms.get(params.id), asker, input, deps),
  },
  receipts: {
    views: BIDS,
    answer: async ({ params, asker }) => ({ body: await receiptsOf(params.id, asker, deps) }),
  },
  ...auctionPastQueries(deps),
  bidsOnArtwork: {
    views: [...BIDS, "artworks"],
    answer: async ({ params, asker, input }) => {
      const seen = await seenWork(await deps.views.artworks.get(params.id), asker, deps);
      if (seen === null) return refused("ARTWORK_UNKNOWN");
      const { auction } = seen.work;
      return auction === null ? { body: [] } : bids(await deps.views.rooms.get(auction.auctionId), asker, input, deps);
    },
  },
  standings: {
    views: ["standings"],
    answer: async ({ asker, input }) => {
      const found = await deps.views.standings.find({
        index: "byBidder",
        equals: [asker],
        direction: "descending",
        ...pageOf(input),
      });
      return { body: found.documents.map(({ document }) => standingOf(document)), next: nextOf(found) };
    },
  },
});
