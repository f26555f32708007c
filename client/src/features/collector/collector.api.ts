import type { WishlistEntry } from "@naqsh/shared/collector";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation";
import { api } from "../../lib/api";
import type { Page } from "../../lib/api-client";
import { sendMark } from "../../lib/marks/send-mark";
import { MARKS_KEY, MARK_LISTS_KEY } from "../../lib/query-keys";
import { showToast } from "../../ui/toast.store";

const WISHLIST_KEY = [...MARK_LISTS_KEY, "wishlist"] as const;

type Pages = InfiniteData<Page<WishlistEntry>, string | null>;

/** The reader's wishlist, page by page, newest first. */
export const useWishlist = () =>
  useInfiniteQuery({
    queryKey: WISHLIST_KEY,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null
        ? api.getPage("/api/wishlist", { query: {}, signal })
        : api.getNextPage("/api/wishlist", pageParam, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 30_000,
  });

/** The newest wishes of which there is news, also of those that the wishlist's first page has no room for. */
export const useWishNews = (limit: number) =>
  useQuery({
    queryKey: [...MARK_LISTS_KEY, "wishNews", limit],
    queryFn: ({ signal }) => api.get("/api/wishlist/news", { query: { limit }, signal }),
    staleTime: 30_000,
  });

/** How many follows, likes and wishes the reader has. */
export const useMarkCounts = () =>
  useQuery({
    queryKey: [...MARK_LISTS_KEY, "counts"],
    queryFn: ({ signal }) => api.get("/api/marks/counts", { signal }),
    staleTime: 30_000,
  });

const without = (pages: Pages | undefined, artworkId: string): Pages | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== artworkId) })),
  };

/** Takes a work off the wishlist: from the screen at once, with a way back; it comes back if the server does not follow. */
export const useRemoveWish = (): ((artworkId: string) => void) => {
  const { t } = useTranslation("collector");
  const queries = useQueryClient();
  const markKey = (artworkId: string) => [MARKS_KEY, "of", "wish", artworkId];
  const askAgain = () => queries.invalidateQueries({ queryKey: MARK_LISTS_KEY });
  const undo = async (artworkId: string): Promise<void> => {
    try {
      await api.post("/api/wishlist/:id/restore", { params: { id: artworkId } });
      queries.setQueryData(markKey(artworkId), true);
    } catch {
      showToast({ title: t("undoFailed"), tone: "urgent" });
    }
    await askAgain();
  };
  const removing = useMutation({
    mutationFn: (artworkId: string) => sendMark("wish", artworkId, false),
    onMutate: async (artworkId) => {
      await queries.cancelQueries({ queryKey: WISHLIST_KEY });
      const before = queries.getQueryData<Pages>(WISHLIST_KEY);
      queries.setQueryData<Pages>(WISHLIST_KEY, without(before, artworkId));
      return { before };
    },
    onSuccess: (_answer, artworkId) => {
      queries.setQueryData(markKey(artworkId), false);
      const action = { label: t("undo"), onSelect: () => void undo(artworkId) };
      showToast({ title: t("removed"), tone: "good", action });
      void askAgain();
    },
    onError: (_failure, _artworkId, context) => {
      if (context?.before) queries.setQueryData(WISHLIST_KEY, context.before);
      showToast({ title: t("removeFailed"), tone: "urgent" });
    },
  });
  return removing.mutate;
};
