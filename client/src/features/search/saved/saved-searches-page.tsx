import styled from "@emotion/styled";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { Button } from "../../../ui/button";
import { Container, PageHeading } from "../../../ui/page";
import { useHeldWait } from "../../../ui/skeleton";
import { RowBones } from "../../../ui/bones";
import { EmptyState, ErrorState } from "../../../ui/states";
import { SavedSearchRow } from "./saved-search-row";
import { useSavedSearches } from "./saved-searches.api";

const SavedSearches = () => {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const saved = useSavedSearches();
  if (useHeldWait(saved.isPending)) return <RowBones rows={3} />;
  if (saved.isError && !saved.data) {
    const text = isApiError(saved.error) ? saved.error.text(language) : undefined;
    return <ErrorState title={t("failed")} text={text} onRetry={() => void saved.refetch()} />;
  }
  if (saved.data?.length === 0) {
    const begin = (
      <Button component={Link} to="/search" variant="contained">
        {t("saved.begin")}
      </Button>
    );
    return <EmptyState motif="qatt" title={t("saved.none")} text={t("saved.noneText")} actions={begin} />;
  }
  return (
    <ul aria-label={t("saved.title")}>
      {saved.data?.map((search) => (
        <SavedSearchRow key={search.id} search={search} />
      ))}
    </ul>
  );
};

/** `/search/saved`: the searches that somebody keeps, each to open and to remove. */
export const SavedSearchesPage = () => {
  const { t } = useTranslation("search");
  return (
    <Page>
      <PageHeading documentTitle={t("saved.title")}>{t("saved.title")}</PageHeading>
      <p>{t("saved.lead")}</p>
      <SavedSearches />
    </Page>
  );
};

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-xl);
  max-inline-size: 820px;
  padding-block: 26px 72px;

  > p {
    color: var(--ink-2);
  }

  > ul {
    display: grid;
    gap: var(--space-m);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
