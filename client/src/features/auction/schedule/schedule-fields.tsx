import styled from "@emotion/styled";
import { OutlinedInput } from "../../../ui/material/outlined-input";
import { INCREMENT_POLICIES } from "@naqsh/shared/auction";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { AmountField } from "../../../ui/form/amount-field";
import { ChipRow, ChoiceChip } from "../../../ui/chip";
import { Field } from "../../../ui/form/field";
import { instantFromRiyadhInput } from "../../../lib/riyadh-time";
import type { ScheduleFaults, ScheduleField, ScheduleForm } from "./schedule-form";
import { msFromInstant } from "@naqsh/shared/kernel/instant";

export type FieldProps = {
  form: ScheduleForm;
  faults: ScheduleFaults;
  /** What the server said about a field, if it did. */
  refused: Partial<Record<ScheduleField, string>>;
  onChange: (change: Partial<ScheduleForm>) => void;
};

const useErrorOf = ({ faults, refused }: Pick<FieldProps, "faults" | "refused">) => {
  const { t } = useTranslation("auction");
  return (field: ScheduleField): string | undefined => {
    const fault = faults[field];
    return fault ? t(`schedule.faults.${fault}`) : refused[field];
  };
};

export const MoneyFields = (props: FieldProps) => {
  const { t } = useTranslation("auction");
  const errorOf = useErrorOf(props);
  const { form, onChange } = props;
  return (
    <Group>
      <legend>{t("schedule.money")}</legend>
      <AmountField
        label={t("schedule.opening")}
        hint={t("schedule.openingHint")}
        value={form.openingPrice}
        onChange={(openingPrice) => onChange({ openingPrice })}
        error={errorOf("openingPrice")}
      />
      <AmountField
        isOptional
        label={t("schedule.reserve")}
        hint={t("schedule.reserveHint")}
        value={form.reserve}
        onChange={(reserve) => onChange({ reserve })}
        error={errorOf("reserve")}
      />
      <AmountField
        isOptional
        label={t("schedule.estimateLow")}
        value={form.estimateLow}
        onChange={(estimateLow) => onChange({ estimateLow })}
        error={errorOf("estimateLow")}
      />
      <AmountField
        isOptional
        label={t("schedule.estimateHigh")}
        value={form.estimateHigh}
        onChange={(estimateHigh) => onChange({ estimateHigh })}
        error={errorOf("estimateHigh")}
      />
    </Group>
  );
};

const TimeField = ({ name, props }: { name: "startsAt" | "endsAt"; props: FieldProps }) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const errorOf = useErrorOf(props);
  const value = props.form[name];
  const instant = instantFromRiyadhInput(value);
  const said = instant
    ? t("schedule.inRiyadh", {
        date: format.weekdayDate(msFromInstant(instant)),
        hijri: format.hijri(msFromInstant(instant)),
      })
    : t("riyadhTime");
  return (
    <Field label={t(name === "startsAt" ? "schedule.starts" : "schedule.ends")} hint={said} error={errorOf(name)}>
      {({ id, describedBy, isInvalid }) => (
        <OutlinedInput
          id={id}
          type="datetime-local"
          fullWidth
          value={value}
          error={isInvalid}
          onChange={(event) => props.onChange({ [name]: event.target.value })}
          slotProps={{ input: { "aria-describedby": describedBy } }}
        />
      )}
    </Field>
  );
};

export const TimeFields = (props: FieldProps) => {
  const { t } = useTranslation("auction");
  return (
    <Group>
      <legend>{t("schedule.time")}</legend>
      <TimeField name="startsAt" props={props} />
      <TimeField name="endsAt" props={props} />
    </Group>
  );
};

export const StepFields = (props: FieldProps) => {
  const { t } = useTranslation("auction");
  const errorOf = useErrorOf(props);
  const { form, onChange } = props;
  return (
    <Group>
      <legend>{t("schedule.steps")}</legend>
      <AmountField
        label={t("schedule.own")}
        hint={t("schedule.ownHint")}
        value={form.minBidIncrement}
        onChange={(minBidIncrement) => onChange({ minBidIncrement })}
        error={errorOf("minBidIncrement")}
      />
      <Field label={t("schedule.policy")} hint={t("schedule.policyHint")}>
        {({ describedBy }) => (
          <ChipRow role="group" aria-label={t("schedule.policy")} aria-describedby={describedBy}>
            {INCREMENT_POLICIES.map((policy) => (
              <ChoiceChip
                key={policy}
                isChosen={form.incrementPolicy === policy}
                onSelect={() => onChange({ incrementPolicy: policy })}
              >
                {t(`schedule.policies.${policy}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        )}
      </Field>
    </Group>
  );
};

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-l);
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    margin-block-end: 14px;
    font: 600 var(--text-heading)/1.4 var(--font-display);
    word-spacing: var(--display-gap);
  }

  .wide {
    grid-column: 1 / -1;
  }

  @media (max-width: 767.95px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
