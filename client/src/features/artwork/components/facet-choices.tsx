import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useFormat } from "../../../i18n/use-format";

type Option<Value> = { value: Value; label: ReactNode; count?: number | undefined };

type FacetChoicesProps<Value> = {
  name: string;
  legend: string;
  options: Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** The choices of one filter, each with how many works it would show. */
export const FacetChoices = <Value extends string | null>(props: FacetChoicesProps<Value>) => {
  const { name, legend, options, value, onChange } = props;
  const format = useFormat();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Choice key={option.value ?? "all"}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
          {option.count !== undefined && <small>{format.number(option.count)}</small>}
        </Choice>
      ))}
    </fieldset>
  );
};

export const Choice = styled.label`
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
    flex: none;
    accent-color: var(--primary);
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
  }

  span {
    flex: 1;
    min-inline-size: 0;
  }

  small {
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
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
