import styled from "@emotion/styled";
import type { FoundIn } from "@naqsh/shared/search";
import { useTranslation } from "../../../i18n/use-translation";
import { clamped } from "../../../ui/theme/clamped";
import { MarkedText } from "./marked-text";

/** Where a search found words that a title lacks, marked in what stands around them, if its reader may read that. */
export const FoundInLine = ({ found: { field, text, matched } }: { found: FoundIn }) => {
  const { t } = useTranslation("search");
  if (text === null) return <Line>{t("foundInHidden", { field: t(`foundIn.${field}`) })}</Line>;
  return (
    <Line>
      {t(`foundIn.${field}`)}: <MarkedText text={text} ranges={matched} />
    </Line>
  );
};

const Line = styled.p`
  margin-block-start: 2px;
  color: var(--ink-2);
  font-size: var(--text-caption);
  line-height: 1.6;
  ${clamped(3)}
`;
