import type { BidReceipt, ListedBid } from "@naqsh/shared/auction";
import { HASH_BEFORE_FIRST_ROW, saltOf } from "@naqsh/shared/auction";
import { decimalFromHalalas } from "@naqsh/shared/kernel/money";
import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import { presentEach } from "../http/present-each";
import { isAdministrator } from "../joins/is-administrator";
import type { QueryDeps } from "../query-deps";
import { bidKey } from "./auction-bids.projection";
import type { AuctionBid } from "./auction-bids.projection";
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

const namesOf = async (
  bids: readonly AuctionBid[],
  { views, people }: QueryDeps,
): Promise<Map<number, string | null>> => {
  const names = new Map<number, string | null>();
  for (const { auctionId, alias } of bids) {
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
  const find: Find = { index: "byNumber", equals: [auctionId], direction: "descending", limit: page.limit };
  const range = page.before === undefined ? {} : { range: { below: page.before } };
  const found = await deps.views.bids.find({ ...find, ...range });
  const rows = found.documents.map(({ document }) => document);
  const names = reader.mayKnowNames ? await namesOf(rows, deps) : null;
  const bids = rows.map((row) => ({
    id: bidKey(auctionId, row.number),
    number: row.number,
    kind: row.kind,
    bidder: row.alias,
    ...(names !== null && { bidderName: names.get(row.alias) ?? null }),
    amount: decimalFromHalalas(row.amount),
    createdAt: row.acceptedAt,
    receivedAt: row.receivedAt,
    voided: row.voided,
    commitment: row.commitment,
    hash: row.hash,
    mine: row.alias === reader.ownAlias,
  }));
  return { bids, before: found.next === null ? null : (rows.at(-1)?.number ?? null) };
};

const MOST_RECEIPTS = 500;

/** A bidder's own receipts in an auction, newest first, with the salt that shows them to be theirs. */
export const receiptsOf = async (auctionId: string, bidderId: string, deps: QueryDeps): Promise<BidReceipt[]> => {
  const standing = await deps.views.standings.get(standingKey(auctionId, bidderId));
  if (standing === null) return [];
  const found = await deps.views.bids.find({
    index: "byAlias",
    equals: [auctionId, standing.alias],
    direction: "descending",
    limit: MOST_RECEIPTS,
  });
  const salt = saltOf(await deps.keys.platformSecret("receipts"), auctionId, bidderId);
  return presentEach(found.documents, async ({ document }) => {
    const { number, alias, amount, receivedAt, acceptedAt, commitment, hash } = document;
    const previous = await deps.views.bids.get(bidKey(auctionId, number - 1));
    const previousHash = previous?.hash ?? HASH_BEFORE_FIRST_ROW;
    return { auctionId, number, alias, amount, receivedAt, acceptedAt, commitment, salt, previousHash, hash };
  });
};
