import type { NamedPerson } from "../account";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { LeftOutReason, PayoutItem } from "./payout.events";
import type { MoneySplit, PayoutAmounts } from "./payout-share";

/**
 * `coming`: the work is not received, or can still be returned; `due`: waits for its day or for the next batch; `underWay`: in a transfer;
 * `nothing`: refunds left nothing of it.
 */
export type PayoutStatus = "coming" | "due" | "underWay" | "paid" | "nothing";

/** The payout of one sale. */
export type PayoutView = {
  orderId: string;
  orderNumber: string;
  title: string | null;
  titleEn: string | null;
  status: PayoutStatus;
  amounts: PayoutAmounts;
  split: MoneySplit;
  /** Transferred by now, less what was reclaimed. */
  paid: Halalas;
  paidAt: Instant;
  dueAt: Instant | null;
  latestAt: Instant | null;
  /** The day of the last transfer that was confirmed. */
  transferredAt: Instant | null;
};

/** What the artist has to do, or to wait for, before anything is transferred. */
export type PayoutObstacle = "noIban" | "banned" | null;

/** GET /api/payouts: what an artist was paid, is owed, and gives back. */
export type PayoutPage = {
  coming: Halalas;
  due: Halalas;
  underWay: Halalas;
  paid: Halalas;
  /** To be taken from the next transfers, since a sale was refunded after it was paid out. */
  reclaim: Halalas;
  obstacle: PayoutObstacle;
  /** Months in which something was transferred ("2026-11"), newest first. */
  months: string[];
  payouts: PayoutView[];
};

/** A line of a month's statement. */
export type StatementLine = {
  at: Instant;
  orderId: string;
  orderNumber: string;
  title: string | null;
  titleEn: string | null;
  amount: Halalas;
};

/** GET /api/payouts/statement */
export type PayoutStatement = { month: string; lines: StatementLine[]; total: Halalas };

/** One artist to whom something is due. */
export type DueArtist = {
  artistId: string;
  artist: NamedPerson;
  /** Due by now, less what is reclaimed. */
  amount: Halalas;
  /** Due later. */
  later: Halalas;
  sales: number;
  /** The earliest day by which it is to be paid. */
  latestAt: Instant | null;
  isLate: boolean;
  obstacle: PayoutObstacle;
};

export type BatchStatus = "gathering" | "exported" | "confirmed";

export type BatchMember = {
  artistId: string;
  artist: NamedPerson;
  amount: Halalas;
  items: PayoutItem[];
  status: "waiting" | "leftOut" | "underWay" | "paid" | "failed";
  because: LeftOutReason | null;
  /** Of a transfer that the bank did not make. */
  reason: string | null;
};

export type PayoutBatchView = {
  id: string;
  status: BatchStatus;
  madeAt: Instant;
  exportedAt: Instant | null;
  confirmedAt: Instant | null;
  total: Halalas;
  /** Every artist has answered. */
  isGathered: boolean;
  members: BatchMember[];
};

/** GET /api/admin/payouts */
export type PayoutDesk = { due: DueArtist[]; hasPayingAccount: boolean };
