import type { BusinessOfPerson, OpenBusiness, WorkOfPerson } from "@naqsh/shared/account";
import { isFinished } from "@naqsh/shared/auction";
import type { LogReader } from "@naqsh/shared/platform/ports/event-store";
import { StoreUnavailable } from "@naqsh/shared/platform/ports/event-store";
import { allDocuments } from "./all-documents";
import { ownPicturesOf } from "./own-pictures";
import type { AuctionRoomDocument } from "../auction/auction-room.projection";
import type { OrderDocument } from "../order/orders.projection";
import type { QueryDeps } from "../query-deps";
import { projectionOfView } from "../projections";
import type { ProjectionRunner } from "../runner/projection-runner";
import type { ViewName, Views } from "../views";

/** Gives what of other streams bears on somebody's leaving. @throws StoreUnavailable if the views cannot reach the log's end */
export type AskBusiness = (userId: string) => Promise<BusinessOfPerson>;

type Asked = Pick<Views, "artworks" | "orders" | "payouts" | "people" | "rooms" | "standings">;
type AskedOfWorks = Asked & Pick<Views, "workDocuments" | "workPictures">;

type AskedDeps = Pick<QueryDeps, "decode"> & {
  views: AskedOfWorks;
  store: Pick<LogReader, "head" | "readStream">;
};

const PATIENCE_MS = 10_000;
export const VIEWS_OF_BUSINESS: readonly ViewName[] = [
  "artworks",
  "orders",
  "payouts",
  "people",
  "rooms",
  "standings",
  "workDocuments",
  "workPictures",
];

const UNDER_WAY: ReadonlySet<OrderDocument["status"]> = new Set([
  "processing",
  "shipped",
  "returnRequested",
  "returned",
]);

const ofOrder = (
  { orderId, artworkId, status, payment, refunded, waits, failedRefunds }: OrderDocument,
  isBuyer: boolean,
): OpenBusiness[] => {
  if (status === "pending") return [{ kind: isBuyer ? "orderToPay" : "orderUnderWay", orderId, artworkId }];
  // A buyer need not wait for the end of the time to return a work; its artist has to take it back until then.
  const isUnderWay = UNDER_WAY.has(status) || (!isBuyer && waits !== null);
  if (isUnderWay) return [{ kind: "orderUnderWay", orderId, artworkId }];
  // A cancelled order whose money came goes back to its buyer, and so does what did not reach them.
  const isGoingBack = status === "cancelled" && payment.status === "succeeded" && !refunded;
  const owesRefund = isBuyer && (isGoingBack || failedRefunds.length > 0);
  return owesRefund ? [{ kind: "orderUnderWay", orderId, artworkId }] : [];
};

const SALE_GOES_ON: ReadonlySet<string> = new Set(["awaitingPayment", "offered"]);

const isOpenWithBids = ({ head, aliases }: AuctionRoomDocument): boolean =>
  (!isFinished(head.status) && aliases > 0) || SALE_GOES_ON.has(head.status);

/** What is open by the views as they are. */
export const openBusinessOf = async (userId: string, views: Asked): Promise<OpenBusiness[]> => {
  const open: OpenBusiness[] = [];
  for await (const { state, auctionId, orderId } of allDocuments(views.standings, "byBidder", [userId])) {
    if (state !== "leading" && (state !== "won" || orderId !== null)) continue;
    const room = await views.rooms.get(auctionId);
    if (room) open.push({ kind: "leading", auctionId, artworkId: room.head.artworkId });
  }
  for await (const room of allDocuments(views.rooms, "byArtist", [userId])) {
    const { auctionId, artworkId } = room.head;
    if (isOpenWithBids(room)) open.push({ kind: "ownAuction", auctionId, artworkId });
  }
  for await (const order of allDocuments(views.orders, "byBuyer", [userId])) open.push(...ofOrder(order, true));
  for await (const order of allDocuments(views.orders, "byArtist", [userId])) open.push(...ofOrder(order, false));
  for await (const { orderId, isOpen, underWay } of allDocuments(views.payouts, "byArtist", [userId])) {
    if (isOpen || underWay !== 0) open.push({ kind: "payoutDue", orderId });
  }
  const wins = (await views.people.get(userId))?.openUnpaidWins ?? [];
  open.push(...wins.map(({ auctionId, orderId }) => ({ kind: "unpaidWin" as const, auctionId, orderId })));
  return open;
};

const boughtWith = async (artworkId: string, views: AskedOfWorks): Promise<WorkOfPerson["bought"]> => {
  const { buyerId = null, documents = [] } = (await views.workDocuments.get(artworkId)) ?? {};
  return buyerId === null ? [] : documents.map(({ id: documentId }) => ({ documentId, buyerId }));
};

const worksOf = async (userId: string, deps: AskedDeps): Promise<WorkOfPerson[]> => {
  const works: WorkOfPerson[] = [];
  for await (const { artworkId, sold, isForSale, status } of allDocuments(deps.views.artworks, "byArtist", [userId])) {
    const files = sold ? [] : await ownPicturesOf({ artworkId, artistId: userId }, deps);
    const bought = sold ? await boughtWith(artworkId, deps.views) : [];
    works.push({ artworkId, sold, offered: !sold && (isForSale || status === "pending"), files, bought });
  }
  return works;
};

type Cancellable = Pick<BusinessOfPerson, "cancellableAuctions" | "announcedAuctions">;

const cancellableOf = async (userId: string, { rooms }: Asked): Promise<Cancellable> => {
  const [cancellableAuctions, announcedAuctions]: [string[], string[]] = [[], []];
  for await (const { head, aliases } of allDocuments(rooms, "byArtist", [userId])) {
    if (aliases > 0 || (head.status !== "scheduled" && head.status !== "live")) continue;
    cancellableAuctions.push(head.auctionId);
    if (head.status === "scheduled") announcedAuctions.push(head.auctionId);
  }
  return { cancellableAuctions, announcedAuctions };
};

export const createAskBusiness =
  (deps: AskedDeps, runner: Pick<ProjectionRunner, "waitFor">): AskBusiness =>
  async (userId) => {
    const head = await deps.store.head();
    for (const view of VIEWS_OF_BUSINESS) {
      const isWhole = await runner.waitFor(projectionOfView[view].name, head, PATIENCE_MS);
      if (!isWhole) throw new StoreUnavailable(`The view ${view} is behind the log`);
    }
    const open = await openBusinessOf(userId, deps.views);
    const works = await worksOf(userId, deps);
    return { open, works, ...(await cancellableOf(userId, deps.views)) };
  };
