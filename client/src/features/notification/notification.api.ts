import type { NoticeView } from "@naqsh/shared/notification";
import { api } from "../../lib/api";

export const noticeKeys = { all: ["notifications", "all"] as const, unread: ["notifications", "unread"] as const };

const pathOf = (noticeId: string, rest = ""): string => `/api/notifications/${encodeURIComponent(noticeId)}${rest}`;

export const listNotices = (signal?: AbortSignal): Promise<NoticeView[]> =>
  api.get("/api/notifications", signal ? { signal } : {});

export const countUnread = async (signal?: AbortSignal): Promise<number> => {
  const { unread } = await api.get<{ unread: number }>("/api/notifications/unread", signal ? { signal } : {});
  return unread;
};

export const markRead = (noticeId: string): Promise<unknown> =>
  api.command({ method: "POST", path: pathOf(noticeId, "/read") });

export const markAllRead = (): Promise<unknown> => api.command({ method: "POST", path: "/api/notifications/read-all" });

export const deleteNotice = (noticeId: string): Promise<unknown> =>
  api.command({ method: "DELETE", path: pathOf(noticeId) });
