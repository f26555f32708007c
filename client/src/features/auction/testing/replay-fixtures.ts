import type { AuctionHead, AuctionReplay, ReplayMoment, ReplayRow } from "@naqsh/shared/auction";
import { at, AUCTION, head, page, room } from "./auction-fixtures";

/** Seconds from the opening to the end; the opening is second 0 of `at`. */
const HOUR = 3600;

type Told = { second: number; head?: Partial<AuctionHead>; rows?: ReplayRow[]; voidedRows?: number[] };

const bid = (number: number, alias: number, riyals: number, second: number): ReplayRow => ({
  kind: "bid",
  sequence: number,
  number,
  alias,
  amount: riyals * 100,
  at: at(second),
  receivedAt: at(second),
  voided: false,
  hash: `${number}`,
});

/** An hour: two bids early on, a late one that moves the end, a void, and the close. */
const STORY: Told[] = [
  { second: -60, head: { status: "scheduled" } },
  { second: 0, rows: [{ kind: "opened", sequence: 2, at: at(0) }] },
  { second: 60.001, head: { price: 14_000_00, leaderAlias: 1 }, rows: [bid(1, 1, 14_000, 60.001)] },
  { second: 90, head: { price: 14_250_00, leaderAlias: 2 }, rows: [bid(2, 2, 14_250, 90)] },
  { second: 3570, head: { price: 14_500_00, leaderAlias: 1 }, rows: [bid(3, 1, 14_500, 3570)] },
  {
    second: 3570,
    head: { endsAt: at(3690) },
    rows: [
      {
        kind: "extended",
        sequence: 6,
        at: at(3570),
        endsAt: at(3690),
        previousEndsAt: at(HOUR),
        reason: "lateBid",
      },
    ],
  },
  {
    second: 3600,
    head: { price: 14_250_00, leaderAlias: 2 },
    rows: [{ kind: "bidderVoided", sequence: 7, at: at(3600), alias: 1, reason: "Bids of a shill" }],
    voidedRows: [1, 3],
  },
  { second: 3690, head: { status: "closing" }, rows: [{ kind: "closing", sequence: 8, at: at(3690) }] },
  {
    second: 3692,
    head: { status: "closed", outcome: "sold" },
    rows: [{ kind: "closed", sequence: 9, at: at(3692), outcome: "sold", price: 14_250_00 }],
  },
  { second: 3692, head: { status: "awaitingPayment" } },
  { second: 90_000, head: { status: "settled" } },
];

const momentsOf = (told: readonly Told[]): ReplayMoment[] => {
  let current = head({ price: null, leaderAlias: null, endsAt: at(HOUR), originalEndsAt: at(HOUR), sequence: 0 });
  return told.map(({ second, head: change, rows = [], voidedRows = [] }, index) => {
    current = { ...current, status: index === 1 ? "live" : current.status, ...change, sequence: index + 1 };
    return { sequence: index + 1, at: at(second), head: current, rows, voidedRows };
  });
};

export const replayed = (told: readonly Told[] = STORY): AuctionReplay => ({
  auctionId: AUCTION,
  terms: room().terms,
  lot: page().lot,
  moments: momentsOf(told),
});
