import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { Bidi, Ltr } from "../../../ui/bidi";
import { Inline } from "../../../ui/inline";
import { Money } from "../../../ui/money";
import { statementFile, useStatement } from "../payout.api";

type MonthStatementProps = { months: readonly string[]; month: string; onChoose: (month: string) => void };

/** A moment in a month such as "2026-11", whatever the time zone. */
const middleOf = (month: string): number => Date.parse(`${month}-15T12:00:00.000Z`);

/** What the bank transferred in a month, and the same as a file for a spreadsheet. */
export const MonthStatement = ({ months, month, onChoose }: MonthStatementProps) => {
  const { t } = useTranslation("payout");
  const format = useFormat();
  const language = useLanguage();
  const { data } = useStatement(month);
  return (
    <Statement>
      <Inline gap="m" align="center" justify="space-between">
        <h2>{t("statement.title")}</h2>
        <Inline gap="s" align="center">
          <select aria-label={t("statement.month")} value={month} onChange={({ target }) => onChoose(target.value)}>
            {months.map((one) => (
              <option key={one} value={one}>
                {format.month(middleOf(one))}
              </option>
            ))}
          </select>
          <Button variant="outlined" size="small" component="a" href={statementFile(month, language)} download>
            {t("statement.file")}
          </Button>
        </Inline>
      </Inline>
      <ul>
        {(data?.lines ?? []).map(({ at, orderId, orderNumber, title, titleEn, amount }) => (
          <li key={`${orderId} ${at}`}>
            <span>{format.date(msFromInstant(at))}</span>
            <span>
              <Bidi>{(language === "en" ? titleEn : null) ?? title ?? ""}</Bidi> · <Ltr>{orderNumber}</Ltr>
            </span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
      {data && (
        <p className="total">
          {t("statement.total")} <Money amount={data.total} />
        </p>
      )}
    </Statement>
  );
};

const Statement = styled.section`
  select {
    min-block-size: 40px;
    padding-inline: 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-control);
    background: var(--surface);
    color: inherit;
    font: inherit;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 10em minmax(0, 1fr) auto;
    gap: var(--space-m);
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
  }

  .total {
    display: flex;
    gap: var(--space-m);
    justify-content: flex-end;
    padding-block-start: 10px;
    font-weight: 700;
  }

  @media (max-width: 599.95px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    li > :first-of-type {
      grid-column: 1 / -1;
      color: var(--ink-2);
    }
  }
`;
