import { ROWS_OF_SNAPSHOT } from "@naqsh/shared/auction";
import type { AuctionListItem, AuctionRoom, Standing } from "@naqsh/shared/auction";
import type { QueryDeps } from "../query-deps";
import type { AuctionRoomDocument } from "./auction-room.projection";
import { newestRows } from "./room-rows";
import type { ShownRows } from "./shown-rows";
import { standingKey } from "./standings.projection";
import type { StandingDocument } from "./standings.projection";

/** The public room with its newest rows. */
export const roomOf = async ({ head, terms, rows }: AuctionRoomDocument, shown: ShownRows): Promise<AuctionRoom> => ({
  ...head,
  terms,
  rows: await shown.of(head.auctionId, newestRows(rows, ROWS_OF_SNAPSHOT)),
});

/** A standing as its owner sees it. */
export const standingOf = (document: StandingDocument): Standing => {
  const { bidderId: _bidderId, outbid: _outbid, ...standing } = document;
  return standing;
};

export const mineIn = async (
  auctionId: string,
  asker: string | null,
  { views }: Pick<QueryDeps, "views">,
): Promise<Standing | null> => {
  const standing = asker === null ? null : await views.standings.get(standingKey(auctionId, asker));
  return standing === null ? null : standingOf(standing);
};

/** Null if the work is not known, which no scheduled auction meets. */
export const listItemOf = async (
  room: AuctionRoomDocument,
  asker: string | null,
  deps: QueryDeps,
): Promise<AuctionListItem | null> => {
  const lot = await deps.lots.lot(room.head.artworkId);
  if (lot === null) return null;
  return {
    ...room.head,
    openingPrice: room.terms.openingPrice,
    estimate: room.terms.estimate,
    lot,
    watchers: deps.watchers(room.head.auctionId),
    mine: await mineIn(room.head.auctionId, asker, deps),
  };
};
