import type { AuctionOfArtist, PersonPage } from "@naqsh/shared/moderation";

const DAY_MS = 24 * 3_600_000;

/** How long a ban may last, in days; null: until an administrator lifts it. */
export const BAN_LENGTHS = [1, 7, 30, 90, null] as const;
export type BanLength = (typeof BAN_LENGTHS)[number];

/** The moment at which a ban of that length ends, from now on (milliseconds); undefined for one without an end. */
export const endOfBan = (length: BanLength, nowMs: number): string | undefined =>
  length === null ? undefined : new Date(nowMs + length * DAY_MS).toISOString();

/** Announced ones end with a ban; of live ones the administrator decides. */
export const endsByItself = ({ status }: Pick<AuctionOfArtist, "status">): boolean => status === "scheduled";

/** Every auction that ends with the ban: those that do by themselves, and the chosen ones. */
export const cancelledWith = ({ auctions }: Pick<PersonPage, "auctions">, chosen: ReadonlySet<string>): string[] =>
  auctions
    .filter((auction) => auction.status === "scheduled" || auction.status === "live")
    .filter((auction) => endsByItself(auction) || chosen.has(auction.auctionId))
    .map(({ auctionId }) => auctionId);
