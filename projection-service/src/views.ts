import type { Collection } from "@naqsh/shared/platform/ports/read-model-store";
import type { Person } from "./account/people.projection";
import type { SecondFactors } from "./account/second-factors.projection";
import type { Artwork } from "./artwork/artworks.projection";
import type { AuctionBid } from "./auction/auction-bids.projection";
import type { AuctionRoomDocument } from "./auction/auction-room.projection";
import type { StandingDocument } from "./auction/standings.projection";
import type { HistoryCard } from "./moderation/history.projection";
import type { ModerationQueue } from "./moderation/moderation-queue.projection";
import type { Inbox } from "./notification/inboxes.projection";
import type { NoticeDocument } from "./notification/notices.projection";
import type { DeadlineDocument } from "./operations/deadlines.projection";
import type { OrderDocument } from "./order/orders.projection";
import type { ProjectionRunner } from "./runner/projection-runner";

/** The collections that queries and live topics read. */
export type Views = {
  people: Collection<Person>;
  secondFactors: Collection<SecondFactors>;
  artworks: Collection<Artwork>;
  rooms: Collection<AuctionRoomDocument>;
  bids: Collection<AuctionBid>;
  standings: Collection<StandingDocument>;
  orders: Collection<OrderDocument>;
  notices: Collection<NoticeDocument>;
  inboxes: Collection<Inbox>;
  history: Collection<HistoryCard>;
  deadlines: Collection<DeadlineDocument>;
  queue: Collection<ModerationQueue>;
};

/** The collections by their names; readable once the runner has opened them. */
export const viewsOf = (runner: Pick<ProjectionRunner, "collection">): Views => ({
  get people() {
    return runner.collection<Person>("people");
  },
  get secondFactors() {
    return runner.collection<SecondFactors>("second-factors");
  },
  get artworks() {
    return runner.collection<Artwork>("artworks");
  },
  get rooms() {
    return runner.collection<AuctionRoomDocument>("auction-room");
  },
  get bids() {
    return runner.collection<AuctionBid>("auction-bids");
  },
  get standings() {
    return runner.collection<StandingDocument>("standings");
  },
  get orders() {
    return runner.collection<OrderDocument>("orders");
  },
  get notices() {
    return runner.collection<NoticeDocument>("notices");
  },
  get inboxes() {
    return runner.collection<Inbox>("inboxes");
  },
  get history() {
    return runner.collection<HistoryCard>("history");
  },
  get queue() {
    return runner.collection<ModerationQueue>("moderation-queue");
  },
  get deadlines() {
    return runner.collection<DeadlineDocument>("deadlines");
  },
});
