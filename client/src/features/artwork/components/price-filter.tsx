import { OutlinedInput } from "../../../ui/material/outlined-input";
import { Slider } from "../../../ui/material/slider";
import type { PriceBar } from "@naqsh/shared/artwork";
import { latinDigits } from "@naqsh/shared/kernel/digits";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Field } from "../../../ui/form/field";
import { useLtrInput } from "../../../ui/form/ltr-input";
import { PRICE_LIMIT, PRICE_STEP } from "../market-filters";
import { PriceHistogram } from "./price-histogram";

/** `none`: the amount that sets no bound, which an empty field stands for. `open`: what an empty field says of it, if it may stand empty. */
type PriceInputProps = {
  label: string;
  value: number;
  none: number;
  open?: string;
  onChange: (riyals: number) => void;
};

const PriceInput = ({ label, value, none, open, onChange }: PriceInputProps) => {
  const format = useFormat();
  const ltr = useLtrInput();
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed !== null) {
      const digits = latinDigits(typed).replace(/[^\d]/g, "");
      onChange(digits === "" ? none : Math.min(PRICE_LIMIT, Number(digits)));
    }
    setTyped(null);
  };
  // In words, since a sign beside the number stands on another side of it in each language.
  const isOpen = open !== undefined && value === none;
  return (
    <Field label={label}>
      {({ id }) => (
        <OutlinedInput
          id={id}
          fullWidth
          value={typed ?? (isOpen ? "" : format.number(value))}
          placeholder={open}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => event.key === "Enter" && leave()}
          slotProps={{ input: { ...ltr, inputMode: "numeric", autoComplete: "off" } }}
        />
      )}
    </Field>
  );
};

type PriceRange = { minPrice: number; maxPrice: number };
type PriceFilterProps = {
  value: PriceRange;
  bars: readonly PriceBar[] | null;
  /** How many works there are with these prices; null if nobody has counted. */
  total: number | null;
  onChange: (range: PriceRange) => void;
};

/** From which price to which, beside how works are spread over prices, unless that is not counted (`bars` null). */
export const PriceFilter = ({ value, bars, total, onChange }: PriceFilterProps) => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const [dragged, setDragged] = useState<[number, number] | null>(null);
  const shown = dragged ?? [value.minPrice, value.maxPrice];
  // At its end the slider sets no limit, and dearer works are listed too.
  const isOpenEnded = shown[1] === PRICE_LIMIT;
  return (
    <fieldset>
      <legend>{t("price")}</legend>
      {bars && (
        <PriceHistogram
          bars={bars}
          from={shown[0]}
          to={isOpenEnded ? null : shown[1]}
          // What is dragged over is counted once it is chosen.
          total={dragged === null ? total : null}
        />
      )}
      <div className="slider">
        <Slider
          value={shown}
          min={0}
          max={PRICE_LIMIT}
          step={PRICE_STEP}
          getAriaLabel={(index) => (index === 0 ? t("priceFrom") : t("priceTo"))}
          getAriaValueText={(riyals, index) =>
            index === 1 && riyals === PRICE_LIMIT ? t("priceOpen") : format.moneyText(riyals * 100)
          }
          onChange={(_event, range) => Array.isArray(range) && setDragged([range[0]!, range[1]!])}
          onChangeCommitted={(_event, range) => {
            if (Array.isArray(range)) onChange({ minPrice: range[0]!, maxPrice: range[1]! });
            setDragged(null);
          }}
        />
      </div>
      <div className="pair">
        <PriceInput
          label={t("priceFrom")}
          value={shown[0]}
          none={0}
          onChange={(minPrice) => onChange({ minPrice: Math.min(minPrice, value.maxPrice), maxPrice: value.maxPrice })}
        />
        <PriceInput
          label={t("priceTo")}
          value={shown[1]}
          none={PRICE_LIMIT}
          open={t("priceOpen")}
          onChange={(maxPrice) => onChange({ minPrice: value.minPrice, maxPrice: Math.max(maxPrice, value.minPrice) })}
        />
      </div>
    </fieldset>
  );
};
