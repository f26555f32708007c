import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { ArtworkCard as Work } from "@naqsh/shared/artwork";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { useHeldWait } from "../../../ui/skeleton";
import { KeptPlace } from "../../../lib/kept-place/kept-place";
import { ErrorState } from "../../../ui/states";
import type { Layout } from "../../../ui/use-address-layout";
import type { useArtworks } from "../artwork.api";
import { Endless } from "./endless";
import { WorkGrid } from "./work-grid";
import { WorkGridSkeleton } from "./work-grid-skeleton";
import { WorkList } from "./work-list";

type MarketResultsProps = {
  query: ReturnType<typeof useArtworks>;
  items: Work[];
  layout: Layout;
  /** The address of the list from this place on. */
  addressFrom: (cursor: string) => string;
  /** What stands in if nothing matches. */
  children: ReactNode;
};

/** Where the next page begins, of the address at which the server has it. */
const cursorOf = (next: string | null): string | null =>
  next && new URLSearchParams(next.slice(next.indexOf("?"))).get("cursor");

/** What matches, in every state: loading, failed, nothing, some, more. */
export const MarketResults = ({ query, items, layout, addressFrom, children }: MarketResultsProps) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const isWaiting = useHeldWait(query.isPending);
  if (isWaiting || query.isPending) return <WorkGridSkeleton count={6} />;
  if (query.isError && items.length === 0) {
    const text = isApiError(query.error) ? query.error.text(language) : t("loadFailedText");
    return <ErrorState title={t("loadFailed")} text={text} onRetry={() => void query.refetch()} />;
  }
  if (items.length === 0) return children;
  const next = cursorOf(query.data?.pages.at(-1)?.next ?? null);
  return (
    <Results data-stale={query.isPlaceholderData}>
      <h2 className="visually-hidden">{t("works")}</h2>
      {layout === "grid" ? <WorkGrid works={items} /> : <WorkList works={items} />}
      <Endless list={query} to={next && addressFrom(next)} />
      <KeptPlace list={query} count={items.length} />
    </Results>
  );
};

const Results = styled.div`
  display: grid;
  gap: var(--space-2xl);
  transition: opacity var(--t-enter);

  &[data-stale="true"] {
    opacity: 0.55;
  }

  .more {
    justify-self: center;
  }
`;
