import { OutlinedInput } from "../../../ui/material/outlined-input";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { msFromRiyadh } from "../../../lib/riyadh-time";
import { Field } from "../../../ui/form/field";
import { riyadhMomentFrom, type HistoryFilters } from "../history-filters";

type MomentFilterProps = { filters: HistoryFilters; onChange: (change: Partial<HistoryFilters>) => void };

/** The moment as of which everything is shown, on Riyadh's clock whatever the reader's is. */
export const MomentFilter = ({ filters: { at }, onChange }: MomentFilterProps) => {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  return (
    <Field
      label={t("moment.label")}
      // The browser writes the moment in its own language and order.
      hint={at ? format.exactDateTime(msFromRiyadh(at)) : t("moment.hint")}
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          type="datetime-local"
          value={at}
          onChange={(event) => onChange({ at: riyadhMomentFrom(event.target.value) })}
          slotProps={{ input: { "aria-describedby": describedBy, step: 1 } }}
        />
      )}
    </Field>
  );
};
