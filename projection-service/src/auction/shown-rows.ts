import type { FeedRow, PublicRow } from "@naqsh/shared/auction";
import type { People } from "../joins/people";
import type { Views } from "../views";
import { rowsBetween } from "./bid-rows";
import type { BidRowName, RoomRow, SystemRow } from "./room-rows";

/** Rows of rooms as people are shown them. */
export type ShownRows = {
  /** What a room names is read where all rows of bids lie; what was written about people is opened. */
  of: (auctionId: string, rows: readonly RoomRow[]) => Promise<FeedRow[]>;
};

/** How many are held at most: a thousand watchers who come back at once ask for the same few. */
const MOST_ROWS_HELD = 5_000;

const isNamed = (row: RoomRow): row is BidRowName => "number" in row;

const feedRow = ({ sequence, number, voided }: BidRowName, row: PublicRow): FeedRow => ({
  sequence,
  kind: row.kind,
  number,
  alias: row.alias,
  amount: row.amount,
  at: row.acceptedAt,
  voided,
  hash: row.hash,
});

/** Rows by names, the last that were asked for. */
class HeldRows {
  readonly #rows = new Map<string, PublicRow>();

  constructor(private readonly most: number) {}

  get(name: string): PublicRow | undefined {
    const row = this.#rows.get(name);
    if (row !== undefined) this.hold(name, row);
    return row;
  }

  hold(name: string, row: PublicRow): void {
    this.#rows.delete(name);
    this.#rows.set(name, row);
    if (this.#rows.size <= this.most) return;
    const [oldest] = this.#rows.keys();
    this.#rows.delete(oldest!);
  }
}

/** What a row of a bid says never changes but for `voided`, which the room says itself. */
export const createShownRows = (
  views: { bids: Pick<Views["bids"], "find"> },
  people: Pick<People, "open">,
  mostHeld = MOST_ROWS_HELD,
): ShownRows => {
  const held = new HeldRows(mostHeld);

  /** By number; those that are not held are read in one piece. */
  const rowsOf = async (auctionId: string, names: readonly BidRowName[]): Promise<ReadonlyMap<number, PublicRow>> => {
    const rows = new Map<number, PublicRow>();
    const missing: number[] = [];
    for (const { number } of names) {
      const row = held.get(`${auctionId}/${number}`);
      if (row === undefined) missing.push(number);
      else rows.set(number, row);
    }
    if (missing.length === 0) return rows;
    const read = await rowsBetween(views.bids, auctionId, { from: Math.min(...missing), to: Math.max(...missing) });
    for (const row of read) {
      rows.set(row.number, row);
      held.hold(`${auctionId}/${row.number}`, row);
    }
    return rows;
  };

  const lineOf = async (row: SystemRow): Promise<FeedRow> =>
    row.kind === "bidderVoided" ? { ...row, reason: await people.open(row.reason) } : row;

  return {
    of: async (auctionId, rows) => {
      const bids = await rowsOf(auctionId, rows.filter(isNamed));
      const shown: FeedRow[] = [];
      for (const row of rows) {
        if (!isNamed(row)) shown.push(await lineOf(row));
        else {
          // It is missing only while the view of bids stands still: the price goes on without it.
          const bid = bids.get(row.number);
          if (bid !== undefined) shown.push(feedRow(row, bid));
        }
      }
      return shown;
    },
  };
};
