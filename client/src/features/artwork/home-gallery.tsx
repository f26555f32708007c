import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import type { ArtworkCategory } from "@naqsh/shared/artwork";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { useHeldWait } from "../../ui/skeleton";
import { EmptyState, ErrorState } from "../../ui/states";
import { useArtworks } from "./artwork.api";
import { FeaturedWorks } from "./components/featured-works";
import { MarketFigures } from "./components/market-figures";
import { CategoryChips, marketOf } from "./components/category-chips";
import { WorkGrid } from "./components/work-grid";
import { WorkGridSkeleton } from "./components/work-grid-skeleton";
import { noFilters } from "./market-filters";

const SHOWN = 12;

type WorksProps = { category: ArtworkCategory | null; wide: number };

const Works = ({ category: chosen, wide }: WorksProps) => {
  // The chip answers the finger at once; a dozen cards may come some frames later.
  const category = useDeferredValue(chosen);
  const { t } = useTranslation("artwork");
  const language = useLanguage();
  const works = useArtworks({ ...noFilters, category });
  const isWaiting = useHeldWait(works.isPending);
  if (isWaiting || works.isPending) return <WorkGridSkeleton wide={wide} />;
  if (works.isError) {
    const text = isApiError(works.error) ? works.error.text(language) : t("loadFailedText");
    return <ErrorState title={t("loadFailed")} text={text} onRetry={() => void works.refetch()} />;
  }
  const items = works.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState motif="qatt" title={t("noResults")} text={t("noWorksYet")} />;
  return (
    <div data-stale={works.isPlaceholderData || category !== chosen}>
      <WorkGrid works={items.slice(0, SHOWN)} wide={wide} isBelowOnPhone />
    </div>
  );
};

/** The newest works by category, in place; `wide` is how many columns a desktop has room for. */
export const HomeGallery = ({ wide = 3 }: { wide?: number }) => {
  const { t } = useTranslation("artwork");
  const [category, setCategory] = useState<ArtworkCategory | null>(null);
  return (
    <Frame>
      <MarketFigures />
      <FeaturedWorks />
      <h2 className="visually-hidden">{t("works")}</h2>
      <CategoryChips value={category} onChange={setCategory} />
      <Works category={category} wide={wide} />
      <Button className="all" component={Link} to={marketOf(category)} variant="outlined">
        {t("seeAll")}
      </Button>
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: var(--space-xl);

  .all {
    justify-self: center;
    margin-block-start: 12px;
  }

  [data-stale="true"] {
    opacity: 0.55;
  }
`;
