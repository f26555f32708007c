import styled from "@emotion/styled";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { Bidi } from "../../../ui/bidi";
import { ChipRow } from "../../../ui/chip";
import { useTrendingSearches } from "../search.api";
import { searchAddress } from "../search-filters";

/** What many search these days; nothing while nobody does. */
export const TrendingSearches = ({ onChoose }: { onChoose?: () => void }) => {
  const { t } = useTranslation("search");
  const terms = useTrendingSearches().data ?? [];
  if (terms.length === 0) return null;
  return (
    <Section aria-label={t("trending")}>
      <h2>{t("trending")}</h2>
      <ChipRow>
        {terms.map((term) => (
          <Term key={term} to={searchAddress(term)} onClick={onChoose}>
            <Bidi>{term}</Bidi>
          </Term>
        ))}
      </ChipRow>
    </Section>
  );
};

const Section = styled.section`
  display: grid;
  gap: var(--space-m);
  min-inline-size: 0;

  h2 {
    font: 600 var(--text-label) / 1.5 var(--font-ui);
    color: var(--ink-2);
  }
`;

const Term = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 18px;
  border: 1px solid var(--line);
  border-radius: var(--r-pill);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-label);

  &:hover {
    border-color: var(--line-strong);
  }
`;
