import type { NoticeView } from "@naqsh/shared/notification";
import type { QueryDeps } from "../query-deps";
import type { NoticeDocument } from "./notices.projection";

type PresentDeps = Pick<QueryDeps, "views" | "lots">;

const workOf = async ({ subject }: NoticeDocument, { views }: PresentDeps): Promise<string | null> => {
  if (subject.artworkId !== undefined) return subject.artworkId;
  if (subject.auctionId !== undefined) return (await views.rooms.get(subject.auctionId))?.head.artworkId ?? null;
  if (subject.orderId !== undefined) return (await views.orders.get(subject.orderId))?.artworkId ?? null;
  return null;
};

/** A notice with the title of the work that it is about. */
export const noticeView = async (notice: NoticeDocument, deps: PresentDeps): Promise<NoticeView> => {
  const artworkId = await workOf(notice, deps);
  const titles = artworkId === null ? null : await deps.lots.title(artworkId);
  const { noticeId, kind, subject, read, at } = notice;
  return { id: noticeId, kind, subject, title: titles?.title ?? null, titleEn: titles?.titleEn ?? null, read, at };
};
