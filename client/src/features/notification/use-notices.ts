import type { Standing } from "@naqsh/shared/auction";
import { accountTopic, type LiveMessage } from "@naqsh/shared/live";
import type { NoticesPatch, NoticeView } from "@naqsh/shared/notification";
import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLiveTopic } from "../../lib/live/live";
import { askWhoIsSignedIn, useSession } from "../../lib/session";
import { showToast } from "../../ui/toast.store";
import { countUnread, deleteNotice, listNotices, markAllRead, markRead, noticeKeys } from "./notification.api";
import { createNoticeNews, withPushed, withStanding } from "./notice-news";

export const useUnread = (): number => {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: noticeKeys.unread,
    queryFn: ({ signal }) => countUnread(signal),
    enabled: user !== null,
    initialData: user?.unreadNotifications,
    staleTime: 30_000,
  });
  return data ?? 0;
};

/** Pushed notices join the list and the count; `onNew` is told of each that came just now. */
export const useNoticeNews = (onNew: (notice: NoticeView) => void): void => {
  const { user } = useSession();
  const queries = useQueryClient();
  const userId = user?.id ?? null;
  const news = useMemo(() => ({ of: userId, ...createNoticeNews() }), [userId]);
  useLiveTopic(userId === null ? null : accountTopic(userId), {
    onMessage: (message, origin) => {
      if (message.view === "standing") {
        const { patch } = message as LiveMessage<Standing>;
        queries.setQueryData<NoticeView[]>(noticeKeys.all, (known) => known && withStanding(known, patch));
      }
      if (message.view !== "notifications") return;
      const pushed = message as LiveMessage<NoticesPatch>;
      queries.setQueryData(noticeKeys.unread, pushed.patch.unread);
      queries.setQueryData<NoticeView[]>(noticeKeys.all, (known) => known && withPushed(known, pushed));
      // What a whole leaves out may be older than all that it shows: the list itself knows.
      if (origin === "live" && pushed.from === null) void queries.invalidateQueries({ queryKey: noticeKeys.all });
      news.take(pushed, origin).forEach(onNew);
    },
    // Signed out elsewhere: the server has told the live connection first.
    onRefused: (code) => {
      if (code === "SIGN_IN_REQUIRED") void askWhoIsSignedIn(queries);
    },
  });
};

/** Of the server's own pages. */
const NOTICES_OF_PAGE = 30;

/** The newest notices, and older ones page by page: one list, since pushes and changes of the reader's alter it in place. */
export const useNoticeList = () => {
  const wanted = useRef(NOTICES_OF_PAGE);
  const [hasNextPage, setHasNextPage] = useState(false);
  const list = useQuery({
    queryKey: noticeKeys.all,
    queryFn: async ({ signal }) => {
      const { items, next } = await listNotices(wanted.current, signal);
      setHasNextPage(next !== null);
      return items;
    },
    staleTime: 0,
  });
  const fetchNextPage = () => {
    wanted.current += NOTICES_OF_PAGE;
    return list.refetch();
  };
  return { ...list, hasNextPage, isFetchingNextPage: list.isRefetching, fetchNextPage };
};

type Change = {
  run: () => Promise<unknown>;
  of: (notices: NoticeView[]) => NoticeView[];
  /** Those that are not shown are changed too. */
  concernsAll?: boolean;
};

const unreadIn = (notices: NoticeView[]): number => notices.filter(({ read }) => !read).length;

/** Until the server has counted: what is not shown counts as before. */
const showUnread = (queries: QueryClient, change: number): void => {
  queries.setQueryData<number>(noticeKeys.unread, (known) => known && Math.max(0, known + change));
};

const readIn = (ids: string[]) => (notices: NoticeView[]) =>
  notices.map((notice) => (ids.includes(notice.id) ? { ...notice, read: true } : notice));

/** Marks and deletes at once on the screen, and takes it back, with a message, if the server refuses. */
export const useNoticeChanges = () => {
  const { t } = useTranslation("notification");
  const queries = useQueryClient();
  const changing = useMutation({
    mutationFn: ({ run }: Change) => run(),
    onMutate: async ({ of, concernsAll }: Change) => {
      await Promise.all(Object.values(noticeKeys).map((queryKey) => queries.cancelQueries({ queryKey })));
      const before = queries.getQueryData<NoticeView[]>(noticeKeys.all) ?? [];
      const after = of(before);
      queries.setQueryData(noticeKeys.all, after);
      showUnread(queries, concernsAll ? -Infinity : unreadIn(after) - unreadIn(before));
      return { before };
    },
    onError: (_failure, change, context) => {
      if (context) queries.setQueryData(noticeKeys.all, context.before);
      const again = { label: t("retry"), onSelect: () => changing.mutate(change) };
      showToast({ title: t("notSaved"), tone: "urgent", action: again });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: noticeKeys.unread }),
  });
  return {
    read: (ids: string[]) => changing.mutate({ run: () => Promise.all(ids.map(markRead)), of: readIn(ids) }),
    readAll: () =>
      changing.mutate({
        run: markAllRead,
        of: (notices) => notices.map((notice) => ({ ...notice, read: true })),
        concernsAll: true,
      }),
    remove: (ids: string[]) =>
      changing.mutate({
        run: () => Promise.all(ids.map(deleteNotice)),
        of: (notices) => notices.filter(({ id }) => !ids.includes(id)),
      }),
  };
};
