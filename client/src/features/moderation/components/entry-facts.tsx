import styled from "@emotion/styled";
import { AMOUNT_FACTS, type HistoryEntry } from "@naqsh/shared/moderation";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Bidi } from "../../../ui/bidi";
import { Money } from "../../../ui/money";

/** Facts whose text is one of our own words, and not somebody's. */
const WORDS = new Set([
  "role",
  "status",
  "language",
  "kind",
  "reserveStatus",
  "outcome",
  "because",
  "reason",
  "cancelReason",
  "source",
  "deemedSupplier",
  "category",
  "incrementPolicy",
]);

const MINUTE_MS = 60_000;

/** "none" is a reserve's word first; of a payment it says that there is none yet. */
const wordOf = (name: string, value: string): string =>
  value === "none" && name !== "reserveStatus" ? "nothingYet" : value;

/** A picture within a text says nothing to a reader. */
const shortened = (text: string): string => (text.startsWith("data:") ? `${text.slice(0, 22)}…` : text);

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

type ValueProps = { name: string; value: unknown; names: HistoryEntry["names"] };

const Value = ({ name, value, names }: ValueProps): ReactNode => {
  const { t } = useTranslation("moderation");
  const { t: ui } = useTranslation("ui");
  const format = useFormat();
  const isEmpty = Array.isArray(value) && value.length === 0;
  if (value === null || value === undefined || isEmpty) return <span>—</span>;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") {
    if (name === "softCloseMs") return ui("minutes", { count: value / MINUTE_MS });
    return AMOUNT_FACTS.has(name) ? <Money amount={value} /> : format.number(value);
  }
  if (typeof value === "string") {
    const known = names[value];
    if (known) return <Bidi>{known}</Bidi>;
    if (INSTANT.test(value)) return format.exactDateTime(msFromInstant(value));
    const word = WORDS.has(name)
      ? t(`factValues.${wordOf(name, value)}` as "factValues.sold", { defaultValue: value })
      : value;
    return <Bidi>{shortened(word)}</Bidi>;
  }
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) {
    return value.map((item, index) => (
      <div key={index}>
        <Value name={name} value={item} names={names} />
      </div>
    ));
  }
  if (Array.isArray(value)) {
    return value.map((item: Record<string, unknown>, index) => (
      <Facts key={index} facts={item} names={names} isNested />
    ));
  }
  return <Facts facts={value as Record<string, unknown>} names={names} isNested />;
};

type FactsProps = { facts: Record<string, unknown>; names: HistoryEntry["names"]; isNested?: boolean };

/** Facts by their names: amounts, moments and ids as people read them. */
export const Facts = ({ facts, names, isNested = false }: FactsProps) => {
  const { t } = useTranslation("moderation");
  return (
    <List className={isNested ? "nested" : undefined}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} style={{ display: "contents" }}>
          <dt title={name}>
            <Bidi>{t(`factNames.${name}` as "factNames.title", { defaultValue: name })}</Bidi>
          </dt>
          <dd>
            <Value name={name} value={value} names={names} />
          </dd>
        </div>
      ))}
    </List>
  );
};

/** All that an event says, opened: ids by their names, amounts and moments as people read them. */
export const EntryFacts = ({ entry }: { entry: HistoryEntry }) => <Facts facts={entry.facts} names={entry.names} />;

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(110px, max-content) minmax(0, 1fr);
  gap: var(--space-xs) var(--space-xl);
  padding: 14px 16px;
  border-radius: var(--r-control);
  background: var(--sunken);
  font-size: var(--text-small);
  line-height: 1.6;

  dt {
    color: var(--ink-2);
  }

  dt,
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  @media (max-width: 767.95px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

    dd:has(> dl),
    dd:has(> div > dl) {
      grid-column: 1 / -1;
      padding-inline-start: 10px;
    }
  }

  .nested {
    padding: 0;
    background: none;
  }

  & + .nested {
    margin-block-start: 8px;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--line);
    border-radius: 0;
  }
`;
