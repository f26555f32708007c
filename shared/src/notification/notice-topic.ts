import { NOTIFICATION_KINDS, type NotificationKind } from "../preferences";
import type { NoticeKind } from "./notification.events";

/** The row of a person's table that a notice belongs to; null: none, so that no SMS tells of it. */
type Topic = NotificationKind | null;

/** `isBinding`: money, or what somebody is bound by: no switch keeps it from the app and from letters. */
type NoticeTopic = { topic: Topic; isBinding: boolean };

const free = (topic: NotificationKind): NoticeTopic => ({ topic, isBinding: false });
const binding = (topic: Topic): NoticeTopic => ({ topic, isBinding: true });

const TOPICS: Readonly<Record<NoticeKind, NoticeTopic>> = {
  outbid: free("auctions"),
  outbidAfterVoid: free("auctions"),
  auctionLost: free("auctions"),
  auctionPassed: free("auctions"),
  auctionOpened: free("auctions"),
  auctionLapsed: free("auctions"),
  auctionCancelled: free("auctions"),
  offerEnded: free("auctions"),
  auctionReminder: free("auctions"),
  workLiked: free("likes"),
  artistFollowed: free("follows"),
  wishOnSale: free("wishes"),
  wishInAuction: free("wishes"),
  wishPriceDropped: free("wishes"),
  savedSearchFound: free("wishes"),
  auctionWon: binding("auctions"),
  auctionSold: binding("auctions"),
  auctionExtendedByOutage: binding("auctions"),
  bidsVoided: binding("auctions"),
  leadingAfterVoid: binding("auctions"),
  offerReceived: binding("auctions"),
  orderCancelled: binding("purchases"),
  paymentReceived: binding("purchases"),
  paymentFailed: binding("purchases"),
  transferShort: binding("purchases"),
  moneyGoesBack: binding("purchases"),
  artworkPaid: binding("purchases"),
  payoutMade: binding("purchases"),
  payoutFailed: binding("purchases"),
  refunded: binding("purchases"),
  refundFailed: binding("purchases"),
  orderShipped: binding("purchases"),
  orderReceived: binding("purchases"),
  shipmentLate: binding("purchases"),
  mayCancelOrder: binding("purchases"),
  returnRequested: binding("purchases"),
  returnPassedOn: binding("purchases"),
  returnAccepted: binding("purchases"),
  returnDeclined: binding("purchases"),
  returnLapsed: binding("purchases"),
  returnSent: binding("purchases"),
  returnArrived: binding("purchases"),
  saleRefunded: binding("purchases"),
  orderDeadlineMoved: binding("purchases"),
  saleOfferedOn: binding("auctions"),
  saleOfferAccepted: binding("auctions"),
  award: free("awards"),
  // Who can get into the account.
  newDevice: binding("security"),
  securityChanged: binding("security"),
  dataExportReady: binding(null),
  // What an administrator decided about somebody.
  rightGiven: binding(null),
  rightTaken: binding(null),
  badgeGranted: binding(null),
  badgeDeclined: binding(null),
  badgeTakenBack: binding(null),
  // What is decided about a work that somebody handed in, and what an administrator has to decide.
  artworkApproved: binding(null),
  artworkRejected: binding(null),
  workCameBack: binding("purchases"),
  artworkToReview: binding(null),
  returnToDecide: binding(null),
};

const ALL_TOPICS = new Set(Object.values(TOPICS).map(({ topic }) => topic));

/** The rows by which something is sent: a row that no notice belongs to offers no choice. */
export const SENT_KINDS: readonly NotificationKind[] = NOTIFICATION_KINDS.filter((kind) => ALL_TOPICS.has(kind));

export const topicOf = (kind: NoticeKind): NoticeTopic => TOPICS[kind];
