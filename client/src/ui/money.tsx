import styled from "@emotion/styled";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { useFormat } from "../i18n/use-format";

/** The outline of the riyal's own sign (2025), which no web font carries yet. */
const RIYAL_SIGN =
  "M53 -43Q58 -3 74 38L277 81V177L88 137Q93 178 110 218L277 253V548Q315 593 351 612V269L426 285V510Q459 551 500 575V301L687 341Q682 299 666 260L500 224V148L687 188Q681 139 665 107L426 56V209L351 193V91Q351 78 341 63L321 35Q305 12 279 6ZM448 -16 687 35Q682 -5 666 -45L426 -96Q432 -54 448 -16Z";

/** An amount in riyals: the sign stands left of the figure in both languages; ears get "18,250 Saudi riyals". */
export const Money = ({ amount, className }: { amount: Halalas; className?: string }) => {
  const format = useFormat();
  return (
    <Amount dir="ltr" className={className}>
      <svg viewBox="53 -612 634 708" aria-hidden="true">
        <path transform="scale(1 -1)" d={RIYAL_SIGN} />
      </svg>
      <span aria-hidden="true">{format.amount(amount)}</span>
      <span className="visually-hidden" dir="auto">
        {format.moneyText(amount)}
      </span>
    </Amount>
  );
};

const Amount = styled.span`
  position: relative;
  display: inline-flex;
  unicode-bidi: isolate;
  align-items: baseline;
  gap: 0.28em;
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;

  svg {
    block-size: 0.78em;
    inline-size: 0.7em;
    align-self: center;
    fill: currentColor;
  }
`;
