import { isReceiptOf, type AuctionCertificate, type BidReceipt } from "@naqsh/shared/auction";

export type OwnRows = {
  /** Hashes of the rows that a receipt proves to be this person's. */
  hashes: ReadonlySet<string>;
  /** Whether a receipt of theirs is missing from the chain, or does not hold. */
  isAnyMissing: boolean;
};

/** Which rows of a certificate are a person's, by their receipts alone. */
export const ownRows = (
  { auction, rows }: AuctionCertificate,
  receipts: readonly BidReceipt[],
  userId: string | null,
): OwnRows => {
  const held = receipts.filter(({ auctionId }) => auctionId === auction.auctionId);
  if (userId === null || held.length === 0) return { hashes: new Set(), isAnyMissing: false };
  const inChain = new Set(rows.map(({ hash }) => hash));
  const own = held.filter((receipt) => inChain.has(receipt.hash) && isReceiptOf(receipt, userId));
  return { hashes: new Set(own.map(({ hash }) => hash)), isAnyMissing: own.length < held.length };
};
