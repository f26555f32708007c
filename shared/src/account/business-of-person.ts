import type { OpenBusiness } from "./open-business";

/** A work with the names of its pictures in Files. */
export type WorkOfPerson = { artworkId: string; sold: boolean; files: string[] };

/** What of other streams bears on somebody's leaving, as views have it at the log's end. */
export type BusinessOfPerson = {
  open: OpenBusiness[];
  works: WorkOfPerson[];
  /** Their own auctions that can still be cancelled. */
  cancellableAuctions: string[];
};
