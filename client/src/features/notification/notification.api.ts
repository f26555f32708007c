import type { NoticeView } from "@naqsh/shared/notification";
import { api } from "../../lib/api";
import type { Page } from "../../lib/api-client";
import { NOTICES_KEY } from "../../lib/query-keys";

export const noticeKeys = { all: [NOTICES_KEY, "all"] as const, unread: [NOTICES_KEY, "unread"] as const };

/** That many of the newest, or all if there are fewer; `next`: older ones follow. */
export const listNotices = async (count: number, signal?: AbortSignal): Promise<Page<NoticeView>> => {
  const path = "/api/notifications";
  const { items, next: second } = await api.getPage(path, { signal });
  let next = second;
  while (next !== null && items.length < count) {
    const page: Page<NoticeView> = await api.getNextPage(path, next, { signal });
    items.push(...page.items);
    ({ next } = page);
  }
  return { items, next };
};

export const countUnread = async (signal?: AbortSignal): Promise<number> => {
  const { unread } = await api.get("/api/notifications/unread", { signal });
  return unread;
};

export const markRead = (noticeId: string): Promise<unknown> =>
  api.post("/api/notifications/:id/read", { params: { id: noticeId } });

export const markAllRead = (): Promise<unknown> => api.post("/api/notifications/read-all", {});

export const deleteNotice = (noticeId: string): Promise<unknown> =>
  api.delete("/api/notifications/:id", { params: { id: noticeId } });
