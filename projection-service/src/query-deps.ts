import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { EventStore, StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import type { Collection } from "@naqsh/shared/platform/ports/read-model-store";
import type { DemoAccount } from "@naqsh/shared/account";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Person } from "./account/people.projection";
import type { Artwork } from "./artwork/artworks.projection";
import type { AuctionBid } from "./auction/auction-bids.projection";
import type { AuctionRoomDocument } from "./auction/auction-room.projection";
import type { StandingDocument } from "./auction/standings.projection";
import type { Lots } from "./joins/lots";
import type { People } from "./joins/people";
import type { HistoryCard } from "./moderation/history.projection";
import type { Inbox } from "./notification/inboxes.projection";
import type { NoticeDocument } from "./notification/notices.projection";
import type { DeadlineDocument } from "./operations/deadlines.projection";
import type { OrderDocument } from "./order/orders.projection";

/** The collections that queries and live topics read. */
export type Views = {
  people: Collection<Person>;
  artworks: Collection<Artwork>;
  rooms: Collection<AuctionRoomDocument>;
  bids: Collection<AuctionBid>;
  standings: Collection<StandingDocument>;
  orders: Collection<OrderDocument>;
  notices: Collection<NoticeDocument>;
  inboxes: Collection<Inbox>;
  history: Collection<HistoryCard>;
  deadlines: Collection<DeadlineDocument>;
};

export type QueryDeps = {
  views: Views;
  people: People;
  lots: Lots;
  keys: PersonalKeys;
  store: Pick<EventStore, "readStream">;
  decode: (event: StoredEvent) => RecordedEvent;
  clock: Clock;
  /** How many sockets watch an auction now. */
  watchers: (auctionId: string) => number;
  demoAccounts: readonly DemoAccount[] | null;
};
