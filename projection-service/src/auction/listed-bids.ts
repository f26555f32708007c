import type { BidReceipt, ListedBid, PublicRow } from "@naqsh/shared/auction";
import { HASH_BEFORE_FIRST_ROW, saltOf } from "@naqsh/shared/auction";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import { isAdministrator } from "../joins/is-administrator";
import type { QueryDeps } from "../query-deps";
import { ownRows, rowsBefore, voidedNumbers } from "./bid-rows";
import { standingKey } from "./standings.projection";

type Reader = { ownAlias: number | null; mayKnowNames: boolean };

/** What this reader may know of an auction's bidders. */
export const readerOf = async (
  auction: { auctionId: string; artistId: string },
  asker: string | null,
  deps: QueryDeps,
): Promise<Reader> => {
  if (asker === null) return { ownAlias: null, mayKnowNames: false };
  const standing = await deps.views.standings.get(standingKey(auction.auctionId, asker));
  const mayKnowNames = asker === auction.artistId || (await isAdministrator(asker, deps));
  return { ownAlias: standing?.alias ?? null, mayKnowNames };
};

const FIRST_NUMBER = 1;

/** Names a row in answers. */
const rowId = (auctionId: string, number: number): string => `${auctionId}/${number}`;

const namesOf = async (
  auctionId: string,
  rows: readonly PublicRow[],
  { views, people }: QueryDeps,
): Promise<Map<number, string | null>> => {
  const names = new Map<number, string | null>();
  for (const { alias } of rows) {
    if (names.has(alias)) continue;
    const found = await views.standings.find({ index: "byAlias", equals: [auctionId, alias], limit: 1 });
    const bidder = found.documents[0]?.document.bidderId;
    names.set(alias, bidder === undefined ? null : await people.fullName(bidder));
  }
  return names;
};

/** A page of an auction's public rows, newest first; the number to go on before is null on the last page. */
export const listedBids = async (
  auctionId: string,
  page: { before?: number | undefined; limit: number },
  reader: Reader,
  deps: QueryDeps,
): Promise<{ bids: ListedBid[]; before: number | null }> => {
  const rows = await rowsBefore(deps.views.bids, auctionId, page);
  const voided = await voidedNumbers(deps.views.bids, auctionId);
  const names = reader.mayKnowNames ? await namesOf(auctionId, rows, deps) : null;
  const bids = rows.map((row) => ({
    id: rowId(auctionId, row.number),
    number: row.number,
    kind: row.kind,
    bidder: row.alias,
    ...(names !== null && { bidderName: names.get(row.alias) ?? null }),
    amount: decimalFromHalalas(row.amount),
    createdAt: row.acceptedAt,
    receivedAt: row.receivedAt,
    voided: voided.has(row.number),
    commitment: row.commitment,
    hash: row.hash,
    mine: row.alias === reader.ownAlias,
  }));
  const last = rows.at(-1)?.number ?? FIRST_NUMBER;
  return { bids, before: last === FIRST_NUMBER ? null : last };
};

/** A bidder's own receipts in an auction, newest first, with the salt that shows them to be theirs. */
export const receiptsOf = async (auctionId: string, bidderId: string, deps: QueryDeps): Promise<BidReceipt[]> => {
  const standing = await deps.views.standings.get(standingKey(auctionId, bidderId));
  if (standing === null) return [];
  const own = await ownRows(deps.views.bids, { auctionId, alias: standing.alias });
  const salt = saltOf(await deps.keys.platformSecret("receipts"), auctionId, bidderId);
  return own.map(({ row, previousHash }) => {
    const { number, alias, amount, receivedAt, acceptedAt, commitment, hash } = row;
    const link = { previousHash: previousHash ?? HASH_BEFORE_FIRST_ROW, hash };
    return { auctionId, number, alias, amount, receivedAt, acceptedAt, commitment, salt, ...link };
  });
};
