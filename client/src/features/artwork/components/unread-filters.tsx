import styled from "@emotion/styled";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { InfoIcon } from "../../../ui/icons";
import type { Unread } from "../market-address";

/** Says which filters of the address were not understood, and so are left out. */
export const UnreadFilters = ({ names }: { names: Unread[] }) => {
  const { t } = useTranslation("papers");
  const { t: ofWorks } = useTranslation("artwork");
  const language = useLanguage();
  const labels: Record<Unread, string> = {
    category: ofWorks("category"),
    colour: ofWorks("colour"),
    region: ofWorks("market.region"),
    size: ofWorks("market.size"),
    orientation: ofWorks("market.orientation"),
    offer: ofWorks("offer"),
    sort: ofWorks("sort"),
    min: ofWorks("price"),
    max: ofWorks("price"),
  };
  const filters = [...new Set(names.map((name) => labels[name]))].join(language === "ar" ? "، " : ", ");
  return (
    <Line role="status">
      <InfoIcon size={18} />
      {t("unread", { filters })}
    </Line>
  );
};

const Line = styled.p`
  display: flex;
  gap: var(--space-s);
  align-items: start;
  color: var(--ink-2);
  font-size: var(--text-label);

  svg {
    flex: none;
    margin-block-start: 3px;
  }
`;
