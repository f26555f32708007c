import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { ArtworkCard as Work } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { useHeldWait } from "../../../ui/skeleton";
import { cursorOf } from "../../../lib/cursor-of";
import { useFurtherAddress } from "../../../lib/further-address";
import { KeptPlace } from "../../../lib/kept-place/kept-place";
import { latePart } from "../../../ui/late-part";
import { LatePlace } from "../../../ui/late-place";
import { ErrorState } from "../../../ui/states";
import type { Layout } from "../../../ui/use-address-layout";
import type { useArtworks } from "../artwork.api";
import { Endless } from "./endless";
import { WorkGrid } from "./work-grid";
import { WorkGridSkeleton } from "./work-grid-skeleton";

/** Few choose it, so that its code is none of what the page begins with. */
const WorkList = latePart(async () => (await import("./work-list")).WorkList);

type MarketResultsProps = {
  query: ReturnType<typeof useArtworks>;
  items: Work[];
  layout: Layout;
  /** What stands in if nothing matches. */
  children: ReactNode;
};

/** What matches, in every state: loading, failed, nothing, some, more. */
export const MarketResults = ({ query, items, layout, children }: MarketResultsProps) => {
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const furtherAddress = useFurtherAddress();
  const isWaiting = useHeldWait(query.isPending);
  if (isWaiting || query.isPending) return <WorkGridSkeleton count={6} />;
  if (query.isError && items.length === 0) {
    const text = isApiError(query.error) ? query.error.text(language) : t("loadFailedText");
    return <ErrorState title={t("loadFailed")} text={text} onRetry={() => void query.refetch()} />;
  }
  if (items.length === 0) return children;
  const next = cursorOf(query.data?.pages.at(-1)?.next);
  return (
    <Results data-stale={query.isPlaceholderData}>
      <h2 className="visually-hidden">{t("works")}</h2>
      {layout === "grid" ? (
        <WorkGrid works={items} />
      ) : (
        <LatePlace fallback={<WorkGridSkeleton count={6} />}>
          <WorkList works={items} />
        </LatePlace>
      )}
      <Endless list={query} to={furtherAddress("cursor", next)} />
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
