import type { OpenBusiness } from "./open-business";

/** A work with the names of its pictures in Files. `offered`: it is on sale, or a review decides about it. */
export type WorkOfPerson = {
  artworkId: string;
  sold: boolean;
  offered: boolean;
  files: string[];
  /** Documents of a sold work, which stay with its buyer. */
  bought: { documentId: string; buyerId: string }[];
};

/** What of other streams bears on somebody's leaving, as views have it at the log's end. */
export type BusinessOfPerson = {
  open: OpenBusiness[];
  works: WorkOfPerson[];
  /** Their own auctions that can still be cancelled. */
  cancellableAuctions: string[];
  /** Those of them that have not begun. */
  announcedAuctions: string[];
};
