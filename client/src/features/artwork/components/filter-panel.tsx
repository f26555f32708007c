import styled from "@emotion/styled";
import OutlinedInput from "@mui/material/OutlinedInput";
import Slider from "@mui/material/Slider";
import { ARTWORK_CATEGORIES } from "@naqsh/shared/artwork";
import { latinDigits } from "@naqsh/shared/kernel/digits";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/use-format";
import { Field } from "../../../ui/form/field";
import { useLtrInput } from "../../../ui/form/ltr-input";
import { ColourFilter } from "./colour-filter";
import { OFFERS, PRICE_LIMIT, PRICE_STEP, type MarketFilters } from "../market-filters";

type Option<Value> = { value: Value; label: ReactNode };
type ChoicesProps<Value> = {
  name: string;
  legend: string;
  options: Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

const Choices = <Value extends string | null>({ name, legend, options, value, onChange }: ChoicesProps<Value>) => (
  <fieldset>
    <legend>{legend}</legend>
    {options.map((option) => (
      <Choice key={option.value ?? "all"}>
        <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
        {option.label}
      </Choice>
    ))}
  </fieldset>
);

type PriceInputProps = { label: string; value: number; isOpenEnded?: boolean; onChange: (riyals: number) => void };

const PriceInput = ({ label, value, isOpenEnded = false, onChange }: PriceInputProps) => {
  const format = useFormat();
  const ltr = useLtrInput();
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    const riyals = typed === null ? Number.NaN : Number(latinDigits(typed).replace(/[^\d]/g, ""));
    if (typed !== null && Number.isFinite(riyals)) onChange(Math.min(PRICE_LIMIT, riyals));
    setTyped(null);
  };
  return (
    <Field label={label}>
      {({ id }) => (
        <OutlinedInput
          id={id}
          fullWidth
          value={typed ?? (isOpenEnded ? `${format.number(value)}+` : format.number(value))}
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

const PriceFilter = ({ value, onChange }: { value: PriceRange; onChange: (range: PriceRange) => void }) => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const [dragged, setDragged] = useState<[number, number] | null>(null);
  const shown = dragged ?? [value.minPrice, value.maxPrice];
  return (
    <fieldset>
      <legend>{t("price")}</legend>
      <div className="slider">
        <Slider
          value={shown}
          min={0}
          max={PRICE_LIMIT}
          step={PRICE_STEP}
          getAriaLabel={(index) => (index === 0 ? t("priceFrom") : t("priceTo"))}
          getAriaValueText={(riyals) => format.moneyText(riyals * 100)}
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
          onChange={(minPrice) => onChange({ minPrice: Math.min(minPrice, value.maxPrice), maxPrice: value.maxPrice })}
        />
        <PriceInput
          label={t("priceTo")}
          value={shown[1]}
          // At its end the slider sets no limit, and dearer works are listed too.
          isOpenEnded={shown[1] === PRICE_LIMIT}
          onChange={(maxPrice) => onChange({ minPrice: value.minPrice, maxPrice: Math.max(maxPrice, value.minPrice) })}
        />
      </div>
    </fieldset>
  );
};

type FilterPanelProps = { filters: MarketFilters; onChange: (change: Partial<MarketFilters>) => void };

/** Category, offer, colour and price; each change takes effect at once. */
export const FilterPanel = ({ filters, onChange }: FilterPanelProps) => {
  const { t } = useTranslation("artwork");
  const categories = [
    { value: null, label: t("allCategories") },
    ...ARTWORK_CATEGORIES.map((category) => ({ value: category, label: t(`categories.${category}`) })),
  ];
  return (
    <Frame>
      <Choices
        name="category"
        legend={t("category")}
        options={categories}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      />
      <Choices
        name="offer"
        legend={t("offer")}
        options={OFFERS.map((offer) => ({ value: offer, label: t(`offers.${offer}`) }))}
        value={filters.offer}
        onChange={(offer) => onChange({ offer })}
      />
      <ColourFilter value={filters.colour} onChange={(colour) => onChange({ colour })} />
      <PriceFilter value={filters} onChange={onChange} />
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: var(--space-2xl);

  > fieldset {
    border: 0;
    padding: 0;
    margin: 0;
    min-inline-size: 0;
  }

  > fieldset > legend {
    padding: 0;
    margin-block-end: 8px;
    font-weight: 600;
    font-size: var(--text-label);
  }

  .pair {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-m);
  }

  .slider {
    padding-inline: 10px;
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-m);
  min-block-size: 38px;
  padding-inline: 10px;
  margin-inline: -10px;
  border-radius: var(--r-control);
  font-size: var(--text-label);
  color: var(--ink-2);
  cursor: pointer;

  input {
    accent-color: var(--primary);
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
  }

  &:hover {
    background: var(--wall);
  }

  &:has(:checked) {
    color: var(--ink);
    font-weight: 500;
  }

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
