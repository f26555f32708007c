import styled from "@emotion/styled";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslation } from "react-i18next";
import { ChipRow, ChoiceChip, FilterChip } from "../../../ui/chip";
import { Field } from "../../../ui/field";
import { HISTORY_KINDS, type HistoryFilters } from "../history-filters";

const Bar = styled.div`
  display: grid;
  gap: 16px;

  .dates {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    align-items: end;
  }

  .dates > * {
    flex: 0 1 190px;
    min-inline-size: 140px;
  }
`;

type HistoryFilterBarProps = { filters: HistoryFilters; onChange: (change: Partial<HistoryFilters>) => void };

const short = (id: string): string => (id.length > 12 ? `${id.slice(0, 8)}…` : id);

/** What kind, whose, about what, and when; all of it in the address, so that a view can be shared. */
export const HistoryFilterBar = ({ filters, onChange }: HistoryFilterBarProps) => {
  const { t } = useTranslation("moderation");
  const day = (name: "from" | "to") => (
    <Field label={t(`dates.${name}`)}>
      {({ id }) => (
        <OutlinedInput
          id={id}
          type="date"
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Bar>
      <ChipRow role="group" aria-label={t("kind")}>
        <ChoiceChip isChosen={filters.kind === null} onSelect={() => onChange({ kind: null })}>
          {t("allKinds")}
        </ChoiceChip>
        {HISTORY_KINDS.map((kind) => (
          <ChoiceChip key={kind} isChosen={filters.kind === kind} onSelect={() => onChange({ kind })}>
            {t(`kinds.${kind}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
      <div className="dates">
        {day("from")}
        {day("to")}
      </div>
      {(filters.actor || filters.subject) && (
        <ChipRow>
          {filters.actor && (
            <FilterChip label={t("byActor", { id: short(filters.actor) })} onRemove={() => onChange({ actor: "" })} />
          )}
          {filters.subject && (
            <FilterChip
              label={t("aboutSubject", { id: short(filters.subject) })}
              onRemove={() => onChange({ subject: "" })}
            />
          )}
        </ChipRow>
      )}
    </Bar>
  );
};
