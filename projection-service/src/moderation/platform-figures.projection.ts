import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import type { EventsOf } from "@naqsh/shared/registry";

/** What happened on one day in Riyadh, or since the shop began. */
export type PlatformFigures = {
  registrations: number;
  erasures: number;
  sales: number;
  revenue: Halalas;
  commission: Halalas;
  bids: number;
};

const HANDLED = ["UserRegistered", "AccountErased", "PaymentSucceeded", "BidPlaced"] as const;
type Event = EventsOf<typeof HANDLED>;

export const ALL_TIME = "all";

export const NO_FIGURES: PlatformFigures = {
  registrations: 0,
  erasures: 0,
  sales: 0,
  revenue: 0,
  commission: 0,
  bids: 0,
};

const counted = (figures: PlatformFigures, { type, data }: RecordedEvent<Event>): PlatformFigures => {
  switch (type) {
    case "UserRegistered":
      return { ...figures, registrations: figures.registrations + 1 };
    case "AccountErased":
      return { ...figures, erasures: figures.erasures + 1 };
    case "PaymentSucceeded":
      return {
        ...figures,
        sales: figures.sales + 1,
        revenue: figures.revenue + data.amounts.total,
        commission: figures.commission + data.amounts.commission,
      };
    case "BidPlaced":
      return { ...figures, bids: figures.bids + 1 };
  }
};

/**
 * Registrations, sales and bids by the day of Riyadh on which they were recorded, and all of them together. Money that came
 * for an order that had fallen goes back and is no sale: it has no `PaymentSucceeded`.
 */
export const platformFiguresProjection: Projection<PlatformFigures, Event> = {
  name: "platform-figures",
  version: 1,
  indexes: {},
  handles: HANDLED,
  keysOf: ({ recordedAt }) => [ALL_TIME, riyadhDayOf(recordedAt)],
  evolve: (figures, event) => counted(figures ?? NO_FIGURES, event),
};
