import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { sha256Hex } from "#digest";
import type { PublicRow } from "./auction.events";
import type { BidReceipt } from "./auction.views";

/** What a receipt's hash covers (docs/rules.md#receipts). */
export type ReceiptFields = Pick<
  PublicRow,
  "number" | "alias" | "amount" | "receivedAt" | "acceptedAt" | "commitment"
> & {
  auctionId: string;
  previousHash: string;
};

/** The hash before the first row of every auction. */
export const HASH_BEFORE_FIRST_ROW = "0".repeat(64);

/** The last link of a chain; a new auction begins at number 0. */
export type ChainEnd = { number: number; hash: string };

export const START_OF_CHAIN: ChainEnd = { number: 0, hash: HASH_BEFORE_FIRST_ROW };

/** The text that is hashed, one field to a line; amount in halalas, instants as they are stored. */
export const receiptText = (fields: ReceiptFields): string =>
  [
    "naqsh bid receipt 1",
    fields.auctionId,
    fields.number,
    fields.alias,
    fields.amount,
    fields.receivedAt,
    fields.acceptedAt,
    fields.commitment,
    fields.previousHash,
  ].join("\n");

/** SHA-256 of the text, hex. */
export const receiptHash = (fields: ReceiptFields): string => sha256Hex(receiptText(fields));

/** The bidder's salt in an auction: a keyed hash, so that it is in nobody's hands but theirs and can be told again. */
export const saltOf = (secret: Uint8Array, auctionId: string, bidderId: string): string =>
  bytesToHex(hmac(sha256, secret, utf8ToBytes(`${auctionId}/${bidderId}`)));

/** Says who a row belongs to only to whoever knows the salt. */
export const commitmentOf = (salt: string, bidderId: string): string => sha256Hex(`${salt}/${bidderId}`);

/** Puts rows on the end of an auction's chain: gives each its number and hash. */
export const chained = (
  auctionId: string,
  end: ChainEnd,
  rows: readonly Omit<PublicRow, "number" | "hash">[],
): PublicRow[] => {
  let last = end;
  return rows.map(({ kind, alias, amount, receivedAt, acceptedAt, commitment }) => {
    const number = last.number + 1;
    const said = { number, alias, amount, receivedAt, acceptedAt, commitment };
    const hash = receiptHash({ auctionId, previousHash: last.hash, ...said });
    last = { number, hash };
    return { kind, alias, amount, receivedAt, acceptedAt, commitment, number, hash };
  });
};

export type ChainVerdict =
  | { intact: true; hash: string }
  /** The first row whose number or hash does not follow from what lies before it. */
  | { intact: false; brokenAt: number };

/** Recomputes a whole public history, voided rows included, in order of number from 1. */
export const verifyChain = (auctionId: string, rows: readonly Omit<PublicRow, "kind">[]): ChainVerdict => {
  let end = START_OF_CHAIN;
  for (const row of rows) {
    const expected = receiptHash({ ...row, auctionId, previousHash: end.hash });
    if (row.number !== end.number + 1 || row.hash !== expected) return { intact: false, brokenAt: end.number + 1 };
    end = { number: row.number, hash: row.hash };
  }
  return { intact: true, hash: end.hash };
};

/** Whether a receipt is whole and belongs to this person. */
export const isReceiptOf = (receipt: BidReceipt, bidderId: string): boolean =>
  receipt.hash === receiptHash(receipt) && receipt.commitment === commitmentOf(receipt.salt, bidderId);
