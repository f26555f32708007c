import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { cursorOf } from "../../lib/cursor-of";
import { useFurtherAddress } from "../../lib/further-address";
import { KeptPlace } from "../../lib/kept-place/kept-place";
import { useAddress } from "../../lib/use-address";
import { MoreButton } from "../../ui/more-button";
import { Container, PageHeading } from "../../ui/page";
import { useHeldWait } from "../../ui/skeleton";
import { EmptyState, ErrorState } from "../../ui/states";
import { artistFiltersFrom, searchOfArtists, withArtistFilters, type ArtistFilters } from "./artist-filters";
import { useArtists } from "./artist.api";
import { ArtistCards, ArtistCardsSkeleton } from "./components/artist-cards";
import { ArtistSearch } from "./components/artist-search";

type FoundProps = { list: ReturnType<typeof useArtists>; onClear: () => void };

/** Who matches, in every state: loading, failed, nobody, some, more. */
const Found = ({ list, onClear }: FoundProps) => {
  const { t } = useTranslation("artist");
  const language = useLanguage();
  const furtherAddress = useFurtherAddress();
  const isWaiting = useHeldWait(list.isPending);
  const artists = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (isWaiting || list.isPending) return <ArtistCardsSkeleton />;
  if (list.isError && artists.length === 0) {
    const text = isApiError(list.error) ? list.error.text(language) : undefined;
    return <ErrorState title={t("loadFailed")} text={text} onRetry={() => void list.refetch()} />;
  }
  if (artists.length === 0) {
    const clear = (
      <Button variant="contained" onClick={onClear}>
        {t("clear")}
      </Button>
    );
    return <EmptyState motif="qatt" title={t("noneFound")} text={t("noneFoundText")} actions={clear} />;
  }
  return (
    <>
      <h2 className="visually-hidden">{t("results")}</h2>
      <ArtistCards artists={artists} />
      <MoreButton list={list} to={furtherAddress("cursor", cursorOf(list.data?.pages.at(-1)?.next))} />
      <KeptPlace list={list} count={artists.length} />
    </>
  );
};

/** `/artists`: everyone whose work is on show, to be searched. */
export const ArtistsPage = () => {
  const { t } = useTranslation("artist");
  const [parameters, setParameters] = useAddress();
  const filters = artistFiltersFrom(parameters);
  const list = useArtists(searchOfArtists(filters), parameters.get("cursor"));
  const change = (changes: Partial<ArtistFilters>) =>
    setParameters((before) => withArtistFilters(before, changes), { replace: true, preventScrollReset: true });
  const count = list.data?.pages.reduce((sum, { items }) => sum + items.length, 0);
  const isWhole = list.data?.pages[0]?.isFirst === true && !list.hasNextPage;
  return (
    <Page>
      <div>
        <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
        <p className="count" aria-live="polite">
          {count !== undefined && t(isWhole ? "found" : "foundAtLeast", { count })}
        </p>
      </div>
      <ArtistSearch filters={filters} onChange={change} />
      <Found list={list} onClear={() => change({ q: "", discipline: "", region: "" })} />
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-xl);
  padding-block: 26px 72px;

  .count {
    min-block-size: 1.6em;
    color: var(--ink-2);
  }

  > .more {
    justify-self: center;
  }
`;
