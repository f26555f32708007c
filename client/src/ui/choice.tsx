import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ExpandIcon } from "./tool-icons";

type ChoiceProps<Value extends string> = {
  /** Says what is chosen, for whoever sees no more than the value. */
  label: string;
  value: Value;
  options: readonly Value[];
  textOf: (option: Value) => ReactNode;
  onChange: (value: Value) => void;
};

/** One of a few: the device's own list, which opens as people know it there and needs no code of ours. */
export const Choice = <Value extends string>({ label, value, options, textOf, onChange }: ChoiceProps<Value>) => (
  <Box>
    <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {textOf(option)}
        </option>
      ))}
    </select>
    <ExpandIcon size={18} />
  </Box>
);

const Box = styled.span`
  position: relative;
  display: inline-flex;
  min-inline-size: 0;

  select {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 48px;
    padding-block: 9px;
    padding-inline: 14px 40px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-control);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
    font-size: var(--text-label);
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
  }

  select:hover {
    border-color: var(--ink-2);
  }

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 12px;
    margin-block: auto;
    color: var(--ink-2);
    pointer-events: none;
  }
`;
