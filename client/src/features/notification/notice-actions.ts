import { asksToBid } from "@naqsh/shared/notification";
import type { NoticeKind, NoticeView } from "@naqsh/shared/notification";
import type { Tone } from "../../ui/status-pill";
import { movedTime } from "./moved-time";

export type NoticeTone = Look["tone"];
type Look = { tone: Extract<Tone, "good" | "urgent" | "waiting" | "notice" | "neutral" | "brand"> };
type Step =
  | "bidAgain"
  | "completePayment"
  | "openOrder"
  | "enterRoom"
  | "answerOffer"
  | "result"
  | "artwork"
  | "revise"
  | "sellAgain"
  | "schedule"
  | "queue"
  | "security"
  | "myData"
  | "profile"
  | "settings"
  | "achievements"
  | "tryAgain"
  | "payouts"
  | "results"
  | "savedSearches";
type NoticeAction = { to: string; step: Step };

const room =
  (step: Step) =>
  (subject: NoticeView["subject"]): NoticeAction | null =>
    subject.auctionId ? { to: `/auctions/${subject.auctionId}`, step } : null;

const order =
  (step: Step) =>
  (subject: NoticeView["subject"]): NoticeAction | null =>
    subject.orderId ? { to: `/orders/${subject.orderId}`, step } : null;

/** An order is paid at the checkout of its work. */
const checkout =
  (step: Step) =>
  (subject: NoticeView["subject"]): NoticeAction | null =>
    subject.artworkId ? { to: `/checkout/${subject.artworkId}`, step } : order(step)(subject);

const artwork =
  (step: Step) =>
  (subject: NoticeView["subject"]): NoticeAction | null =>
    subject.artworkId ? { to: `/artwork/${subject.artworkId}`, step } : null;

const schedule = (subject: NoticeView["subject"]): NoticeAction | null =>
  subject.artworkId ? { to: `/artwork/${subject.artworkId}/auction/new`, step: "schedule" } : null;

const sellAgain = (subject: NoticeView["subject"]): NoticeAction | null =>
  subject.artworkId ? { to: `/artwork/${subject.artworkId}/edit`, step: "sellAgain" } : null;

/** Where one notice tells of several searches, to all of them. */
const savedSearch = ({ savedSearchId }: NoticeView["subject"]): NoticeAction =>
  savedSearchId === undefined
    ? { to: "/search/saved", step: "savedSearches" }
    : { to: `/search/saved/${savedSearchId}`, step: "results" };

const queue = (): NoticeAction => ({ to: "/admin?tab=artworks", step: "queue" });

const myData = (): NoticeAction => ({ to: "/settings?tab=account", step: "myData" });
const security = (): NoticeAction => ({ to: "/settings/security", step: "security" });

const payouts = (): NoticeAction => ({ to: "/payouts", step: "payouts" });

const profile = (): NoticeAction => ({ to: "/profile", step: "profile" });

const achievements = (): NoticeAction => ({ to: "/profile?tab=achievements", step: "achievements" });

const settings = (): NoticeAction => ({ to: "/settings?tab=profile", step: "settings" });

const afterOutage = (subject: NoticeView["subject"]): NoticeAction | null => {
  const moved = movedTime(subject);
  if (moved === "payment") return checkout("completePayment")(subject);
  return room(moved === "offer" ? "answerOffer" : "enterRoom")(subject);
};

type Meaning = Look & { action: (subject: NoticeView["subject"]) => NoticeAction | null };

/** What each kind of notice means and where it leads; over every kind, so that none is left without a next step. */
const noticeMeanings: Record<NoticeKind, Meaning> = {
  outbid: { tone: "urgent", action: room("bidAgain") },
  auctionWon: { tone: "good", action: checkout("completePayment") },
  auctionLost: { tone: "neutral", action: room("result") },
  auctionSold: { tone: "good", action: room("result") },
  auctionPassed: { tone: "waiting", action: schedule },
  auctionOpened: { tone: "notice", action: room("enterRoom") },
  auctionExtendedByOutage: { tone: "waiting", action: afterOutage },
  bidsVoided: { tone: "urgent", action: room("result") },
  leadingAfterVoid: { tone: "good", action: room("enterRoom") },
  outbidAfterVoid: { tone: "urgent", action: room("bidAgain") },
  orderCancelled: { tone: "urgent", action: order("openOrder") },
  offerReceived: { tone: "brand", action: room("answerOffer") },
  offerEnded: { tone: "neutral", action: room("result") },
  auctionLapsed: { tone: "waiting", action: schedule },
  auctionCancelled: { tone: "neutral", action: room("result") },
  paymentReceived: { tone: "good", action: order("openOrder") },
  paymentFailed: { tone: "urgent", action: checkout("tryAgain") },
  transferShort: { tone: "urgent", action: checkout("completePayment") },
  moneyGoesBack: { tone: "waiting", action: order("openOrder") },
  artworkPaid: { tone: "good", action: order("openOrder") },
  payoutMade: { tone: "good", action: payouts },
  payoutFailed: { tone: "urgent", action: payouts },
  refunded: { tone: "notice", action: order("openOrder") },
  refundFailed: { tone: "urgent", action: order("openOrder") },
  orderShipped: { tone: "good", action: order("openOrder") },
  orderReceived: { tone: "good", action: order("openOrder") },
  shipmentLate: { tone: "urgent", action: order("openOrder") },
  mayCancelOrder: { tone: "waiting", action: order("openOrder") },
  returnRequested: { tone: "urgent", action: order("openOrder") },
  returnPassedOn: { tone: "waiting", action: order("openOrder") },
  returnToDecide: { tone: "urgent", action: order("openOrder") },
  returnAccepted: { tone: "good", action: order("openOrder") },
  returnDeclined: { tone: "neutral", action: order("openOrder") },
  returnLapsed: { tone: "neutral", action: order("openOrder") },
  returnSent: { tone: "notice", action: order("openOrder") },
  returnArrived: { tone: "good", action: order("openOrder") },
  workCameBack: { tone: "waiting", action: sellAgain },
  saleRefunded: { tone: "neutral", action: order("openOrder") },
  orderDeadlineMoved: { tone: "waiting", action: order("openOrder") },
  saleOfferedOn: { tone: "waiting", action: room("result") },
  saleOfferAccepted: { tone: "good", action: room("result") },
  artworkApproved: { tone: "good", action: schedule },
  artworkRejected: { tone: "urgent", action: artwork("revise") },
  artworkToReview: { tone: "notice", action: queue },
  workLiked: { tone: "notice", action: artwork("artwork") },
  artistFollowed: { tone: "notice", action: profile },
  wishOnSale: { tone: "good", action: artwork("artwork") },
  wishInAuction: { tone: "notice", action: room("enterRoom") },
  savedSearchFound: { tone: "good", action: savedSearch },
  wishPriceDropped: { tone: "good", action: artwork("artwork") },
  auctionReminder: { tone: "notice", action: room("enterRoom") },
  newDevice: { tone: "urgent", action: security },
  securityChanged: { tone: "urgent", action: security },
  dataExportReady: { tone: "good", action: myData },
  rightGiven: { tone: "brand", action: security },
  rightTaken: { tone: "urgent", action: profile },
  award: { tone: "good", action: achievements },
  badgeGranted: { tone: "good", action: profile },
  badgeDeclined: { tone: "urgent", action: settings },
  badgeTakenBack: { tone: "urgent", action: settings },
};

const OVER: Meaning = { tone: "neutral", action: room("result") };
/** What was asked is done or too late: there is still the order, or the auction. */
const PAST: Meaning = { tone: "neutral", action: (subject) => order("openOrder")(subject) ?? room("result")(subject) };
const REVIEWED: Meaning = { tone: "neutral", action: artwork("artwork") };
const LEADING_AGAIN: Meaning = { tone: "good", action: room("enterRoom") };

/** Whether the reader was outbid and has taken the lead again since. */
export const leadsAgain = ({ kind, now }: Pick<NoticeView, "kind" | "now">): boolean =>
  now === "leading" && (kind === "outbid" || kind === "outbidAfterVoid");

/** What a notice means now: whoever leads again, or whose auction has ended, is not asked to bid; nor to pay or to answer, once it is done or too late. */
export const meaningOf = (notice: Pick<NoticeView, "kind" | "now">, isOver = false): Meaning => {
  if (notice.now === "over" && notice.kind === "artworkToReview") return REVIEWED;
  if (isOver || notice.now === "over") return asksToBid(notice.kind) ? OVER : PAST;
  return leadsAgain(notice) ? LEADING_AGAIN : noticeMeanings[notice.kind];
};

/** Whether a page says itself what a notice would: a toast over it would only hide its buttons. */
export const isShownAt = (pathname: string, { kind, subject }: Pick<NoticeView, "kind" | "subject">): boolean =>
  noticeMeanings[kind].action(subject)?.to === pathname;
