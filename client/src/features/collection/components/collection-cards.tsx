import styled from "@emotion/styled";
import type { CollectionCard as Collection } from "@naqsh/shared/collection";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { MoreButton } from "../../../ui/more-button";
import { Loading, Skeleton, useHeldWait } from "../../../ui/skeleton";
import { ErrorState } from "../../../ui/states";
import { CollectionCard } from "./collection-card";

type CollectionCardsProps = {
  /** Those that have come. */
  collections: Collection[] | undefined;
  list: {
    error: Error | null;
    isPending: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** The address of the list's rest, if it has one of its own. */
  to?: string | null;
  /** What stands there while there is none. */
  empty: ReactNode;
  /** Of each card's heading. */
  level?: 2 | 3;
  hasOwner?: boolean;
};

/** Collections side by side, in every state: loading, failed, none, some, more. */
export const CollectionCards = (props: CollectionCardsProps) => {
  const { collections = [], list, to = null, empty, level, hasOwner = false } = props;
  const { t } = useTranslation("collection");
  const language = useLanguage();
  if (useHeldWait(list.isPending) || list.isPending) {
    return (
      <Loading label={t("loading")}>
        <Wall>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} block="310px" radius="14px" />
          ))}
        </Wall>
      </Loading>
    );
  }
  if (list.error && collections.length === 0) {
    const text = isApiError(list.error) ? list.error.text(language) : undefined;
    return <ErrorState title={t("loadFailed")} text={text} onRetry={() => void list.refetch()} />;
  }
  if (collections.length === 0) return empty;
  return (
    <>
      <Wall>
        {collections.map((collection) => (
          <CollectionCard
            key={collection.id}
            collection={collection}
            hasOwner={hasOwner}
            {...(level ? { level } : {})}
          />
        ))}
      </Wall>
      <div style={{ justifySelf: "center" }}>
        <MoreButton list={list} to={to} />
      </div>
    </>
  );
};

const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: var(--space-xl);
`;
