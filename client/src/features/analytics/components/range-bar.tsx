import styled from "@emotion/styled";
import { FormControlLabel } from "../../../ui/material/form-control-label";
import { OutlinedInput } from "../../../ui/material/outlined-input";
import { Switch } from "../../../ui/material/switch";
import { MOST_DAYS, type DayRange } from "@naqsh/shared/analytics";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { msFromRiyadh } from "../../../lib/riyadh-time";
import { ChipRow, ChoiceChip } from "../../../ui/chip";
import { Field } from "../../../ui/form/field";
import { isRange, LENGTHS, type RangeChoice } from "../range-choice";

type RangeBarProps = {
  choice: RangeChoice;
  /** The days that are shown. */
  range: DayRange;
  isCompared: boolean;
  onChoose: (choice: RangeChoice) => void;
  onCompare: (isCompared: boolean) => void;
};

const OwnDays = ({ range, onChoose }: Pick<RangeBarProps, "range" | "onChoose">) => {
  const { t } = useTranslation("analytics");
  const format = useFormat();
  const [days, setDays] = useState(range);
  const change = (name: keyof DayRange, day: string) => {
    const next = { ...days, [name]: day };
    setDays(next);
    if (isRange(next)) onChoose(next);
  };
  return (["from", "to"] as const).map((name) => (
    <Field
      key={name}
      label={t(name === "from" ? "firstDay" : "lastDay")}
      // The browser writes the day in its own language and order.
      hint={days[name] ? format.weekdayDate(msFromRiyadh(`${days[name]}T12:00:00.000`)) : ""}
      error={name === "to" && !isRange(days) ? t("noRange", { most: MOST_DAYS }) : undefined}
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          type="date"
          value={days[name]}
          onChange={(event) => change(name, event.target.value)}
          slotProps={{ input: { "aria-describedby": describedBy } }}
        />
      )}
    </Field>
  ));
};

/** Which days are shown, and whether as many before them are shown too. */
export const RangeBar = ({ choice, range, isCompared, onChoose, onCompare }: RangeBarProps) => {
  const { t } = useTranslation("analytics");
  const isOwn = !("last" in choice);
  return (
    <Bar>
      <ChipRow role="group" aria-label={t("range")}>
        {LENGTHS.map((last) => (
          <ChoiceChip key={last} isChosen={!isOwn && choice.last === last} onSelect={() => onChoose({ last })}>
            {t(`lengths.${last}`, { last })}
          </ChoiceChip>
        ))}
        <ChoiceChip isChosen={isOwn} onSelect={() => onChoose(range)}>
          {t("lengths.own")}
        </ChoiceChip>
      </ChipRow>
      <FormControlLabel
        control={<Switch checked={isCompared} onChange={(_, isOn) => onCompare(isOn)} />}
        label={t("compare")}
      />
      {isOwn && (
        <div className="days">
          <OwnDays range={range} onChoose={onChoose} />
        </div>
      )}
    </Bar>
  );
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s) var(--space-xl);
  align-items: center;
  justify-content: space-between;

  .days {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 240px));
    gap: var(--space-m);
    inline-size: 100%;
  }
`;
