import { asksToBid, asksToPay, noticeNowOf } from "@naqsh/shared/notification";
import type { Standing } from "@naqsh/shared/auction";
import type { NoticeNow, NoticeView } from "@naqsh/shared/notification";
import { openAllPersonal } from "@naqsh/shared/platform/event-codec/open-personal";
import { standingOf } from "../joins/standing-of";
import type { QueryDeps } from "../query-deps";
import type { NoticeDocument } from "./notices.projection";

type PresentDeps = Pick<QueryDeps, "views" | "lots" | "keys">;

const workOf = async ({ subject }: NoticeDocument, { views }: PresentDeps): Promise<string | null> => {
  if (subject.artworkId !== undefined) return subject.artworkId;
  if (subject.auctionId !== undefined) return (await views.rooms.get(subject.auctionId))?.head.artworkId ?? null;
  if (subject.orderId !== undefined) return (await views.orders.get(subject.orderId))?.artworkId ?? null;
  return null;
};

/** Whoever has paid, or cannot pay any more, is not asked to. */
const nowOfOrder = async (
  { subject: { orderId } }: NoticeDocument,
  { views }: PresentDeps,
): Promise<NoticeNow | null> => {
  const order = orderId === undefined ? null : await views.orders.get(orderId);
  return order === null || order.status === "pending" ? null : "over";
};

/** Left by whoever has answered an offer. A "lost" may be older than the offer while the view of standings is behind. */
const ANSWERED: ReadonlySet<Standing["state"]> = new Set<Standing["state"]>([
  "declined",
  "won",
  "paid",
  "missedPayment",
  "voided",
]);

/** Nor whoever has answered an offer, or let it pass. */
const nowOfOffer = async ({ subject, userId }: NoticeDocument, { views }: PresentDeps): Promise<NoticeNow | null> => {
  const auctionId = subject.auctionId ?? "";
  const standing = await standingOf(views, auctionId, userId);
  if (standing !== null && ANSWERED.has(standing.state)) return "over";
  return (await views.rooms.get(auctionId))?.head.status === "lapsed" ? "over" : null;
};

/** Nor is an administrator asked to review what is reviewed. */
const nowOfReview = async (
  { subject: { artworkId } }: NoticeDocument,
  { views }: PresentDeps,
): Promise<NoticeNow | null> => {
  const work = artworkId === undefined ? null : await views.artworks.get(artworkId);
  return work === null || work.status === "pending" ? null : "over";
};

/** Whoever leads again, or whose auction is over, is not asked to bid again. */
const nowOf = async (notice: NoticeDocument, deps: PresentDeps): Promise<NoticeNow | null> => {
  const { kind, subject, userId } = notice;
  const { views } = deps;
  if (asksToPay(kind)) return nowOfOrder(notice, deps);
  if (kind === "offerReceived") return nowOfOffer(notice, deps);
  if (kind === "artworkToReview") return nowOfReview(notice, deps);
  const { auctionId } = subject;
  const room = asksToBid(kind) && auctionId !== undefined ? await views.rooms.get(auctionId) : null;
  if (room === null) return null;
  const { outcome, status } = room.head;
  if (outcome !== null || status === "cancelled") return "over";
  const standing = await standingOf(views, room.head.auctionId, userId);
  return standing === null ? null : noticeNowOf(standing.state);
};

/** A notice with the title and the picture of the work that it is about, and how its reader stands by now. */
export const noticeView = async (notice: NoticeDocument, deps: PresentDeps): Promise<NoticeView> => {
  const artworkId = await workOf(notice, deps);
  const cover = artworkId === null ? null : await deps.lots.cover(artworkId);
  const { noticeId, kind, read, at } = notice;
  const opened = await openAllPersonal(deps.keys, notice.subject);
  const subject = { ...opened, ...(artworkId !== null && { artworkId }) };
  const work = { title: cover?.title ?? null, titleEn: cover?.titleEn ?? null, image: cover?.image ?? null };
  return { id: noticeId, kind, subject, ...work, read, at, now: await nowOf(notice, deps) };
};
