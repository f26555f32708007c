import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { amountFromInput } from "../../../ui/form/amount-field";
import { InputBox } from "../../../ui/form/input-box";
import { useLtrInput } from "../../../ui/form/ltr-input";
import type { BidDesk } from "./bid-desk.store";
import { Text } from "../../../ui/text";

/** The reader asked for the field, so the focus goes there. */
const focusOnce = (input: HTMLInputElement | null): void => input?.focus();

type OtherAmountProps = { desk: BidDesk; isDisabled: boolean; onEnter: () => void };

/** An amount of the reader's own, in place of the three quick ones. */
export const OtherAmount = ({ desk, isDisabled, onEnter }: OtherAmountProps) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const ltr = useLtrInput();
  const [typed, setTyped] = useState("");
  const shown = typed === "" && desk.other !== null ? format.amount(desk.other) : typed;
  return (
    <InputBox
      {...ltr}
      ref={focusOnce}
      value={shown}
      disabled={isDisabled}
      isInvalid={desk.isTooLow}
      inputMode="numeric"
      autoComplete="off"
      aria-label={t("controls.otherLabel")}
      placeholder={format.amount(desk.suggested.minimum)}
      end={
        <Text as="span" size="label" tone="quiet">
          {t("riyal")}
        </Text>
      }
      onChange={(event) => {
        setTyped(event.target.value);
        desk.setOther(amountFromInput(event.target.value));
      }}
      onBlur={() => {
        if (desk.other !== null) setTyped("");
      }}
      onKeyDown={(event) => {
        // What is too low stays under the reader's hands.
        if (event.key === "Enter" && !event.repeat && desk.other !== null && !desk.isTooLow) onEnter();
      }}
    />
  );
};
