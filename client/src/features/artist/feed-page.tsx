import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { FEED_TOPIC } from "@naqsh/shared/live";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { useJitter } from "../../lib/jitter";
import { useLiveTopic } from "../../lib/live/live";
import { MoreButton } from "../../ui/more-button";
import { Container, PageHeading } from "../../ui/page";
import { useHeldWait } from "../../ui/skeleton";
import { EmptyState, ErrorState } from "../../ui/states";
import type { ArtistSlots } from "./artist-slots";
import { useFeed, useFeedNews, useTrendingArtists } from "./artist.api";
import { ArtistCards } from "./components/artist-cards";
import { FeedEntryItem } from "./components/feed-entry-item";

/** Everyone who has a feed open is told in the same moment. */
const NEWS_WITHIN_MS = 2_000;
const SUGGESTED = 3;

type Feed = ReturnType<typeof useFeed>;

/** Says how much has come, and shows it when it is asked to: what one reads stays where it is. */
const News = ({ feed }: { feed: Feed }) => {
  const { t } = useTranslation("artist");
  const queries = useQueryClient();
  const newest = feed.data?.[0];
  const news = useFeedNews(newest);
  const { refetch: askFeed } = feed;
  const isEmpty = feed.data !== undefined && newest === undefined;
  const ask = useCallback(() => {
    if (isEmpty) void askFeed();
    else void queries.invalidateQueries({ queryKey: ["feed-news"] });
  }, [queries, askFeed, isEmpty]);
  const askSoon = useJitter(ask, NEWS_WITHIN_MS);
  useLiveTopic(FEED_TOPIC, { onMessage: askSoon, onCaughtUp: askSoon });
  const { count = 0, isMore = false } = news.data ?? {};
  return (
    <div className="news" role="status">
      {count > 0 && (
        <Button
          variant="contained"
          onClick={() => {
            window.scrollTo({ top: 0 });
            void askFeed();
          }}
        >
          {t(isMore ? "feed.newsAtLeast" : "feed.news", { count })}
        </Button>
      )}
    </div>
  );
};

/** Whom one might follow, if there is nothing to read yet. */
const Suggested = () => {
  const { t } = useTranslation("artist");
  const trending = useTrendingArtists(SUGGESTED);
  const all = (
    <Button component={Link} to="/artists" variant="contained">
      {t("feed.findArtists")}
    </Button>
  );
  return (
    <>
      <EmptyState motif="qatt" title={t("feed.empty")} text={t("feed.emptyText")} actions={all} />
      {trending.data && trending.data.length > 0 && (
        <section>
          <h2>{t("trending")}</h2>
          <ArtistCards artists={trending.data} />
        </section>
      )}
    </>
  );
};

const Entries = ({ feed, slots }: { feed: Feed; slots: ArtistSlots }) => {
  const { t } = useTranslation("artist");
  const language = useLanguage();
  const isWaiting = useHeldWait(feed.isPending);
  const entries = feed.data ?? [];
  const { hasNextPage, isFetching, fetchNextPage } = feed;
  // A page may hold nothing that its reader follows: the next one is asked for.
  const mustGoOn = entries.length === 0 && hasNextPage && !isFetching;
  useEffect(() => {
    if (mustGoOn) void fetchNextPage();
  }, [mustGoOn, fetchNextPage]);
  if (isWaiting || feed.isPending || mustGoOn) return <slots.WorksSkeleton />;
  if (feed.isError && entries.length === 0) {
    const text = isApiError(feed.error) ? feed.error.text(language) : undefined;
    return <ErrorState title={t("loadFailed")} text={text} onRetry={() => void feed.refetch()} />;
  }
  if (entries.length === 0) return <Suggested />;
  return (
    <>
      <h2 className="visually-hidden">{t("feed.entries")}</h2>
      <div className="entries">
        {entries.map((entry) => (
          <FeedEntryItem key={entry.id} entry={entry} Work={slots.Work} />
        ))}
      </div>
      <MoreButton list={feed} />
    </>
  );
};

/** `/feed`: what the artists that the reader follows published. */
export const FeedPage = ({ slots }: { slots: ArtistSlots }) => {
  const { t } = useTranslation("artist");
  const feed = useFeed();
  return (
    <Page>
      <div>
        <PageHeading documentTitle={t("feed.title")}>{t("feed.title")}</PageHeading>
        <p className="lead">
          <Link to="/profile?tab=following">{t("feed.following")}</Link>
        </p>
      </div>
      <News feed={feed} />
      <Entries feed={feed} slots={slots} />
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-xl);
  padding-block: 26px 72px;

  .lead a {
    color: var(--link);
    font-weight: 500;
  }

  .news:empty {
    display: none;
  }

  .news {
    position: sticky;
    inset-block-start: calc(var(--header-block) + 12px);
    z-index: 2;
    justify-self: center;
  }

  .entries {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    gap: var(--space-3xl) var(--space-2xl);
    align-items: start;
  }

  section {
    display: grid;
    gap: var(--space-l);
  }

  section h2 {
    font-size: var(--text-title);
  }

  > .more {
    justify-self: center;
  }
`;
