import styled from "@emotion/styled";
import { withVat } from "@naqsh/shared/kernel/money";
import { useRef, type Ref } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Money } from "../../../ui/money";
import type { BidDesk, Choice } from "./bid-desk.store";
import { BidButton } from "./bid-button";
import { Phrase } from "../phrase";
import { LOW, ON_ITS_SIDE } from "../room-shapes";
import { latePart } from "../../../ui/late-part";
import { LatePlace } from "../../../ui/late-place";

const OtherAmount = latePart(async () => (await import("./other-amount")).OtherAmount, "room");

type BidControlsProps = {
  desk: BidDesk;
  isConnected: boolean;
  size: "room" | "panel";
  buttonRef?: Ref<HTMLButtonElement>;
};

/** Amounts, the button, and what the chosen amount comes to with VAT. */
export const BidControls = ({ desk, isConnected, size, buttonRef }: BidControlsProps) => {
  const { t } = useTranslation("auction");
  const own = useRef<HTMLDivElement>(null);
  const isLocked = !isConnected || desk.current.phase === "pending";
  const isOther = desk.choice === "other";
  const total = withVat(desk.amount === null || desk.isTooLow ? desk.suggested.minimum : desk.amount);
  const focusButton = () => own.current?.querySelector<HTMLButtonElement>("[data-testid=bid-button]")?.focus();
  return (
    <Controls ref={own}>
      {isOther ? (
        <div className="other">
          <LatePlace>
            <OtherAmount desk={desk} isDisabled={isLocked} onEnter={focusButton} />
          </LatePlace>
        </div>
      ) : (
        <div className="quick" role="group" aria-label={t("controls.quick")}>
          {desk.suggested.amounts.map((amount, index) => (
            <Quick
              key={index}
              type="button"
              disabled={isLocked}
              aria-pressed={desk.choice === index}
              onClick={() => desk.choose(index as Choice)}
            >
              <Money amount={amount} />
            </Quick>
          ))}
        </div>
      )}
      <BidButton desk={desk} isConnected={isConnected} size={size} {...(buttonRef ? { buttonRef } : {})} />
      <div className="sub">
        <span>
          <Phrase of="controls.totalWithVat" amount={total} />
        </span>
        <span className="links">
          <button type="button" onClick={() => desk.choose(isOther ? 0 : "other")}>
            {t(isOther ? "controls.backToQuick" : "controls.other")}
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={desk.isMaximumOpen}
            onClick={() => desk.setMaximumOpen(true)}
          >
            {t(desk.suggested.mode === "raise" ? "controls.raiseMaximum" : "controls.setMaximum")}
          </button>
        </span>
      </div>
    </Controls>
  );
};

const Controls = styled.div`
  display: grid;
  gap: var(--space-s);

  ${LOW} {
    gap: var(--space-xs);
  }

  .quick {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-s);
  }

  .other {
    display: grid;
    min-block-size: 48px;
  }

  .other input {
    padding-block: 8px;
    font-size: var(--text-lead);
    font-weight: 600;
  }

  .sub {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 var(--space-m);
    font-size: var(--text-small);
    line-height: 1.5;
    color: var(--ink-2);
  }

  .links {
    display: flex;
    gap: var(--space-l);
  }

  .links button {
    padding: 4px 0;
    border: 0;
    background: none;
    color: var(--link);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;
    cursor: pointer;
  }

  /* The press is seen before the sheet, which a slow phone takes longer to draw. */
  .links button[aria-expanded="true"] {
    color: var(--ink-2);
  }

  @media (pointer: coarse) {
    .links button {
      padding-block: 10px;
      margin-block: -4px;
    }
  }

  ${ON_ITS_SIDE} {
    @media (max-width: 767.95px) {
      /* A row of their own, or they would take one only beside a longer total. */
      .links {
        flex-basis: 100%;
      }
    }
  }
`;

const Quick = styled.button`
  min-block-size: 48px;
  padding-inline: 6px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-control);
  background: var(--surface);
  font-weight: 600;
  font-size: var(--text-body);
  cursor: pointer;

  &:hover {
    border-color: var(--primary);
    background: var(--primary-soft);
  }

  &[aria-pressed="true"] {
    border-color: var(--primary);
    box-shadow: inset 0 0 0 1px var(--primary);
    background: var(--primary-soft);
    color: var(--primary);
  }

  &:disabled {
    border-color: var(--line);
    background: none;
    box-shadow: none;
    color: var(--ink-2);
    cursor: not-allowed;
  }
`;
