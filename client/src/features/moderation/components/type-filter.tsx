import { HISTORY_KINDS } from "@naqsh/shared/moderation";
import { NativeSelect } from "../../../ui/material/native-select";
import { OutlinedInput } from "../../../ui/material/outlined-input";
import { useTranslation } from "../../../i18n/use-translation";
import { Field } from "../../../ui/form/field";
import { eventTypeFrom, typesOf } from "../event-kinds";
import { type HistoryFilters } from "../history-filters";
import { useEventWords } from "../use-event-words";

type TypeFilterProps = { filters: HistoryFilters; onChange: (change: Partial<HistoryFilters>) => void };

/** One type of event: of the chosen kind, or of any, under the names of their kinds. */
export const TypeFilter = ({ filters, onChange }: TypeFilterProps) => {
  const { t } = useTranslation("moderation");
  const wordsOf = useEventWords();
  const kinds = filters.kind === null ? HISTORY_KINDS : [filters.kind];
  return (
    <Field label={t("eventType")}>
      {({ id }) => (
        <NativeSelect
          value={filters.type ?? ""}
          onChange={(event) => onChange({ type: eventTypeFrom(event.target.value) })}
          input={<OutlinedInput id={id} />}
        >
          <option value="">{t("anyType")}</option>
          {kinds.map((kind) => (
            <optgroup key={kind} label={t(`kinds.${kind}`)}>
              {typesOf(kind).map((type) => (
                <option key={type} value={type}>
                  {wordsOf(type)}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
};
