import styled from "@emotion/styled";
import type { ReactNode } from "react";

type ChoiceChipProps = { isChosen: boolean; onSelect: () => void; children: ReactNode };

/** One choice among chips. */
export const ChoiceChip = ({ isChosen, onSelect, children }: ChoiceChipProps) => (
  <Chip type="button" aria-pressed={isChosen} onClick={onSelect}>
    {children}
  </Chip>
);

/** A row of chips: wraps on desktop, scrolls on a phone. */
export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  min-inline-size: 0;

  @media (max-width: 767.95px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    padding-block: 4px;
    scrollbar-width: none;
  }
`;

/** As a chip looks, a button if it is not told otherwise. */
export const Chip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-s);
  max-inline-size: 100%;
  min-block-size: 38px;
  padding-inline: 16px;
  border-radius: var(--r-pill);
  border: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink-2);
  font-size: var(--text-label);
  font-weight: 500;
  cursor: pointer;
  transition:
    background-color var(--t-state),
    color var(--t-state),
    border-color var(--t-state);

  @media (hover: hover) {
    &:hover {
      color: var(--ink);
      border-color: var(--line-strong);
    }
  }

  &[aria-pressed="true"],
  &[aria-current="true"] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--bg);
  }

  /* A long name is cut, so that the way to take it off stays in reach. */
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    flex: none;
  }

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
