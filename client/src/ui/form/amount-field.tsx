import { decimalFromInput } from "@naqsh/shared/kernel/digits";
import { halalasFromDecimal, type Halalas } from "@naqsh/shared/kernel/money";
import { useState, type ReactNode, type Ref } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat } from "../../i18n/use-format";
import { Field } from "./field";
import { InputBox } from "./input-box";
import { useLtrInput } from "./ltr-input";

/** What was typed as an amount, in any of three sets of digits; null if it is none. */
export const amountFromInput = (text: string): Halalas | null => {
  const decimal = decimalFromInput(text);
  return decimal === null ? null : halalasFromDecimal(decimal);
};

type AmountFieldProps = {
  label: ReactNode;
  /** The amount that stands in the field; null while it is empty or not an amount. */
  value: Halalas | null;
  onChange: (amount: Halalas | null) => void;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

/** An amount in riyals: takes Arabic-Indic, Persian and Latin digits and separators, and tidies them on leaving. */
export const AmountField = ({
  label,
  value,
  onChange,
  hint,
  error,
  isOptional,
  isDisabled,
  inputRef,
}: AmountFieldProps) => {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const ltr = useLtrInput();
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const shown = typed ?? (value === null ? "" : format.amount(value));

  const leave = () => {
    const isAmount = typed === null || typed.trim() === "" || amountFromInput(typed) !== null;
    setUnreadable(!isAmount);
    if (isAmount) setTyped(null);
  };

  return (
    <Field
      label={label}
      hint={hint}
      error={isUnreadable ? t("notAnAmount") : error}
      {...(isOptional === undefined ? {} : { isOptional })}
    >
      {({ id, describedBy, isInvalid }) => (
        <InputBox
          {...ltr}
          id={id}
          ref={inputRef}
          value={shown}
          isInvalid={isInvalid}
          disabled={isDisabled === true}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={describedBy}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(amountFromInput(event.target.value));
          }}
          onBlur={leave}
          end={<span style={{ color: "var(--ink-2)" }}>{t("riyals")}</span>}
        />
      )}
    </Field>
  );
};
