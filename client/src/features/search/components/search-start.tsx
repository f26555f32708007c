import styled from "@emotion/styled";
import { useTranslation } from "../../../i18n/use-translation";
import { Stack } from "../../../ui/stack";
import { useSuggestedArtists } from "../search.api";
import type { SearchSlots } from "../search-slots";
import { SearchHistoryList } from "./search-history-list";
import { TrendingSearches } from "./trending-searches";

const ARTISTS_SHOWN = 6;

/** What stands on the page before anything is sought. */
export const SearchStart = ({ slots }: { slots: Pick<SearchSlots, "Artists" | "Featured"> }) => {
  const { t } = useTranslation("search");
  const artists = useSuggestedArtists(ARTISTS_SHOWN).data ?? [];
  return (
    <Stack gap="3xl">
      <Narrow>
        <SearchHistoryList />
        <TrendingSearches />
      </Narrow>
      <slots.Featured />
      {artists.length > 0 && (
        <Artists aria-label={t("suggestedArtists")}>
          <h2>{t("suggestedArtists")}</h2>
          <slots.Artists artists={artists} />
        </Artists>
      )}
    </Stack>
  );
};

const Narrow = styled.div`
  display: grid;
  gap: var(--space-2xl);
  max-inline-size: 720px;

  &:empty {
    display: none;
  }
`;

const Artists = styled.section`
  display: grid;
  gap: var(--space-l);

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }
`;
