import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { splitOf, type PayoutAmounts, type PayoutItem, type PayoutOpened } from "@naqsh/shared/payout";
import type { EventsOf } from "@naqsh/shared/registry";

/** What one sale owes its artist, and what of it was transferred. */
export type PayoutDocument = {
  orderId: string;
  artistId: string;
  amounts: PayoutAmounts;
  refunded: Halalas;
  paidAt: Instant;
  dueAt: Instant | null;
  latestAt: Instant | null;
  underWay: Halalas;
  /** Confirmed by the bank, oldest first; below zero if a refund took back what was paid. */
  transfers: { at: Instant; amount: Halalas }[];
  /** Not in a transfer and not transferred; below zero: to be reclaimed. */
  open: Halalas;
  isOpen: boolean;
  /** Goes out although the artist is suspended. */
  isReleased: boolean;
};

const HANDLED = [
  "PayoutOpened",
  "PayoutScheduled",
  "PayoutDayMoved",
  "PayoutReduced",
  "PayoutsReleased",
  "PayoutBatched",
  "PayoutConfirmed",
  "PayoutFailed",
] as const;
type Event = EventsOf<typeof HANDLED>;

type Changing = Omit<PayoutDocument, "open" | "isOpen">;

export const transferredOf = ({ transfers }: Pick<PayoutDocument, "transfers">): Halalas =>
  transfers.reduce((sum, { amount }) => sum + amount, 0);

const counted = ({ ...of }: Changing): PayoutDocument => {
  const { payout } = splitOf(of.amounts, of.refunded);
  const open = payout - transferredOf(of) - of.underWay;
  return { ...of, open, isOpen: open !== 0 };
};

const opened = ({ data }: RecordedEvent<PayoutOpened>): PayoutDocument =>
  counted({
    orderId: data.orderId,
    artistId: data.artistId,
    amounts: data.amounts,
    refunded: 0,
    paidAt: data.paidAt,
    dueAt: null,
    latestAt: null,
    underWay: 0,
    transfers: [],
    isReleased: false,
  });

const amountOf = (items: readonly PayoutItem[], key: string): Halalas =>
  items.find(({ orderId }) => orderId === key)?.amount ?? 0;

const evolved = (payout: PayoutDocument, event: RecordedEvent<Event>): PayoutDocument => {
  const { orderId } = payout;
  switch (event.type) {
    case "PayoutOpened":
      return payout;
    case "PayoutScheduled":
    case "PayoutDayMoved":
      return counted({ ...payout, dueAt: event.data.dueAt, latestAt: event.data.latestAt });
    case "PayoutReduced":
      return counted({ ...payout, refunded: event.data.refunded });
    case "PayoutsReleased":
      return { ...payout, isReleased: true };
    case "PayoutBatched": {
      const underWay = payout.underWay + amountOf(event.data.items, orderId);
      return counted({ ...payout, underWay, isReleased: false });
    }
    case "PayoutConfirmed": {
      const { items, confirmedAt: at } = event.data;
      const amount = amountOf(items, orderId);
      const transfers = [...payout.transfers, { at, amount }];
      return counted({ ...payout, underWay: payout.underWay - amount, transfers });
    }
    case "PayoutFailed":
      return counted({ ...payout, underWay: payout.underWay - amountOf(event.data.items, orderId) });
  }
};

/** The payouts of artists: their own page, and what administrators have to pay. */
export const payoutsProjection: Projection<PayoutDocument, Event> = {
  name: "payouts",
  version: 2,
  indexes: { byArtist: ["artistId", "paidAt"], byOpen: ["isOpen", "artistId"] },
  handles: HANDLED,
  keysOf: ({ type, data }) => {
    if (type === "PayoutsReleased" || type === "PayoutBatched") return { index: "byArtist", equals: [data.artistId] };
    if (type === "PayoutConfirmed" || type === "PayoutFailed") return data.items.map(({ orderId }) => orderId);
    return [data.orderId];
  },
  evolve: (payout, event) => {
    if (event.type === "PayoutOpened") return opened(event);
    return payout === null ? null : evolved(payout, event);
  },
};
