import type { ApproveArtworkBody, RejectArtworkBody } from "@naqsh/shared/artwork";
import { MODERATION_TOPIC } from "@naqsh/shared/live";
import type { HistoryEntry, HistoryStory, StateAsOf } from "@naqsh/shared/moderation";
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLanguage } from "../../i18n/use-format";
import { api } from "../../lib/api";
import type { Page } from "../../lib/api-client";
import { useLiveTopic } from "../../lib/live/live";
import { usePaged } from "../../lib/paged";
import { ARTWORKS_KEY, NOTICES_KEY } from "../../lib/query-keys";
import { entryIn, namedIn } from "./entry-names";
import { historySearchOf, type HistoryFilters } from "./history-filters";

const QUEUE_KEY = ["moderation", "queue"] as const;

/** The works that wait for review, page by page, oldest first; follows what is submitted and decided elsewhere. */
export const useQueue = () => {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: QUEUE_KEY });
  useLiveTopic(MODERATION_TOPIC, {
    onMessage: ({ view }, origin) => {
      if (view === "moderation-queue" && origin !== "snapshot") void refresh();
    },
    poll: refresh,
  });
  return usePaged(QUEUE_KEY, "/api/admin/artworks/pending", { query: { limit: 24 } }, 10_000);
};

/** Works that look the same as one, and how others of its artist fared. */
export const useReviewFile = (artworkId: string) =>
  useQuery({
    queryKey: ["moderation", "review-file", artworkId],
    queryFn: ({ signal }) => api.get("/api/admin/artworks/:id/review", { params: { id: artworkId }, signal }),
    staleTime: 10_000,
  });

export type Decision =
  | { verdict: "approve"; artworkId: string; body: ApproveArtworkBody }
  | { verdict: "reject"; artworkId: string; body: RejectArtworkBody };

/** Approves or rejects a work; the command's id belongs to the decision, so that a repeated press decides once. */
export const useDecide = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => {
      const about = { params: { id: decision.artworkId }, intent: `review.${decision.artworkId}` };
      return decision.verdict === "approve"
        ? api.post("/api/admin/artworks/:id/approve", { ...about, body: decision.body })
        : api.post("/api/admin/artworks/:id/reject", { ...about, body: decision.body });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: QUEUE_KEY }),
        queries.invalidateQueries({ queryKey: [ARTWORKS_KEY] }),
        // That it waits is no news any more.
        queries.invalidateQueries({ queryKey: [NOTICES_KEY] }),
      ]),
  });
};

/** The history of the whole platform, newest first. */
export const useHistory = (filters: HistoryFilters) => {
  const search = historySearchOf(filters);
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: ["moderation", "history", search],
    queryFn: ({ pageParam, signal }) => api.getNextPage("/api/admin/history", pageParam, { signal }),
    initialPageParam: `/api/admin/history?limit=50&${search}`,
    getNextPageParam: (page) => page.next,
    select: useCallback(
      ({ pages, ...rest }: InfiniteData<Page<HistoryEntry>, string>) => ({
        ...rest,
        pages: pages.map((page) => ({ ...page, items: page.items.map((entry) => entryIn(language, entry)) })),
      }),
      [language],
    ),
    staleTime: 5_000,
  });
};

/** What caused an entry and what followed from it. */
export const useStory = (entryId: string, isWanted: boolean) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ["moderation", "story", entryId],
    queryFn: ({ signal }) => api.get("/api/admin/history/:eventId", { params: { eventId: entryId }, signal }),
    select: useCallback(
      ({ entry, causes, effects, hasMore }: HistoryStory): HistoryStory => ({
        entry: entryIn(language, entry),
        causes: causes.map((cause) => entryIn(language, cause)),
        effects: effects.map((effect) => entryIn(language, effect)),
        hasMore,
      }),
      [language],
    ),
    enabled: isWanted,
    staleTime: 15_000,
  });
};

/** What a text names whose history may be read; null: nothing is sought. */
export const useSubjects = (text: string | null) =>
  useQuery({
    queryKey: ["moderation", "subjects", text],
    queryFn: ({ signal }) => api.get("/api/admin/subjects", { query: { q: text ?? "" }, signal }),
    enabled: text !== null && text.length > 1,
    staleTime: 30_000,
  });

/** A person, an auction, a work or an order as it stood at a moment, or stands now (null). */
export const useStateAsOf = (stream: string, at: string | null, isWanted: boolean) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ["moderation", "as-of", stream, at],
    queryFn: ({ signal }) => api.get("/api/admin/as-of", { query: { stream, at: at ?? undefined }, signal }),
    enabled: isWanted,
    // What was stays as it was.
    staleTime: at === null ? 5_000 : Number.POSITIVE_INFINITY,
    select: useCallback((state: StateAsOf) => namedIn(language, state), [language]),
  });
};
