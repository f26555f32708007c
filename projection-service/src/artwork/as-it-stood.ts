import type { Instant } from "@naqsh/shared/kernel/instant";
import type { ArrivalChange, ArrivalTraits } from "./arrivals.projection";
import type { CatalogRow } from "./catalog-row";
import { VERIFIED_WORKS, WORKS_IN_AUCTION } from "./shelves";

const withShelf = (shelves: ReadonlySet<string>, shelf: string, isOnIt: boolean | undefined): ReadonlySet<string> => {
  if (isOnIt === undefined || shelves.has(shelf) === isOnIt) return shelves;
  return isOnIt ? new Set([...shelves, shelf]) : new Set([...shelves].filter((other) => other !== shelf));
};

/** A row as filters met it just before a moment, by the changes since; the same row if there are none. */
export const asItStood = (row: CatalogRow, changes: readonly ArrivalChange[], moment: Instant): CatalogRow => {
  const since = changes.filter(({ at }) => at >= moment);
  if (since.length === 0) return row;
  const stood = since.reduceRight<Partial<ArrivalTraits>>((later, { before }) => ({ ...later, ...before }), {});
  const inAuction = withShelf(row.shelves, WORKS_IN_AUCTION, stood.isInAuction);
  return {
    ...row,
    shelves: withShelf(inAuction, VERIFIED_WORKS, stood.isVerified),
    listedPrice: stood.listedPrice === undefined ? row.listedPrice : stood.listedPrice,
  };
};
