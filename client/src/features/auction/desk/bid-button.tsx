import styled from "@emotion/styled";
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Spinner } from "../../../ui/spinner";
import { armedForMs, useRoomSettings } from "../room-settings.store";
import type { BidDesk } from "./bid-desk.store";
import { Phrase } from "../phrase";
import { LOW } from "../room-shapes";

type Face = { look: "filled" | "outlined" | "armed"; content: ReactNode; isHeld: boolean };

const useFace = (desk: BidDesk, isConnected: boolean): Face => {
  const { t } = useTranslation("auction");
  const { current } = desk;
  const isRaise = desk.suggested.mode === "raise";
  const look = isRaise ? "outlined" : "filled";
  if (current.phase === "pending") {
    const content = (
      <>
        <Spinner size={20} />
        {current.hold !== null && t("button.held")}
        {current.hold === null && t(isConnected ? "button.sending" : "button.sendingWhenBack")}
      </>
    );
    return { look, content, isHeld: true };
  }
  if (!isConnected) return { look, content: t("button.paused"), isHeld: true };
  if (current.phase === "armed") {
    const content = <Phrase of={isRaise ? "button.confirmRaise" : "button.confirm"} amount={current.amount} />;
    return { look: "armed", content, isHeld: false };
  }
  if (desk.amount === null) return { look, content: t("button.chooseAmount"), isHeld: true };
  const content = <Phrase of={isRaise ? "button.raise" : "button.bid"} amount={desk.amount} />;
  return { look, content, isHeld: desk.isTooLow };
};

/** A key held down repeats; a repeat must neither arm nor send. */
const ignoreRepeats = (event: KeyboardEvent): void => {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
};

type BidButtonProps = {
  desk: BidDesk;
  isConnected: boolean;
  size: "room" | "panel";
  buttonRef?: Ref<HTMLButtonElement>;
};

/** The one button of the desk: it arms, then sends, and never moves. */
export const BidButton = ({ desk, isConnected, size, buttonRef }: BidButtonProps) => {
  const { look, content, isHeld } = useFace(desk, isConnected);
  const arming = armedForMs(useRoomSettings((state) => state.arming));
  const { current } = desk;
  const press = (event: MouseEvent) => {
    const isSecondOfDoubleClick = current.phase === "armed" && event.detail > 1;
    if (!isHeld && !isSecondOfDoubleClick) desk.press();
  };
  return (
    <Button
      ref={buttonRef ?? null}
      type="button"
      data-look={look}
      data-size={size}
      data-testid="bid-button"
      aria-disabled={isHeld}
      onClick={press}
      onKeyDown={ignoreRepeats}
    >
      {content}
      {current.phase === "armed" && arming !== null && (
        <ArmedThread key={current.armedCount} style={{ ["--armed-for" as string]: `${arming}ms` }} />
      )}
    </Button>
  );
};

const Button = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-m);
  inline-size: 100%;
  min-block-size: 54px;
  padding: 6px 16px;
  overflow: hidden;
  border: 1.5px solid transparent;
  border-radius: 10px;
  background: var(--primary);
  color: var(--on-primary);
  font-weight: 700;
  font-size: var(--text-lead);
  line-height: 1.4;
  cursor: pointer;
  transition:
    background-color var(--t-state),
    color var(--t-state);

  &[data-size="room"] {
    min-block-size: 60px;
    font-size: var(--text-heading);
  }

  ${LOW} {
    &[data-size="room"] {
      min-block-size: 54px;
      font-size: var(--text-lead);
    }

    /* Words in place of an amount may take two lines; the button does not grow for them. */
    &[data-size="room"][aria-disabled="true"] {
      padding-block: 3px;
      font-size: var(--text-body);
      line-height: 1.2;
    }
  }

  &:hover {
    background: var(--primary-hover);
  }

  &[data-look="outlined"] {
    background: none;
    border-color: var(--primary);
    color: var(--primary);
  }

  &[data-look="outlined"]:hover {
    background: var(--primary-soft);
  }

  &[data-look="armed"],
  &[data-look="armed"]:hover {
    background: var(--saffron);
    color: var(--armed-ink);
  }

  &[aria-disabled="true"],
  &[aria-disabled="true"]:hover {
    background: var(--line);
    border-color: transparent;
    color: var(--ink-2);
    font-size: var(--text-lead);
    cursor: not-allowed;
  }
`;

/** The button's own thread: it drains while the bid is armed, a stitch at a time. */
const ArmedThread = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  block-size: 7px;
  inline-size: 100%;
  background: var(--armed-ink) var(--sadu-thread) calc(50% - 50% * var(--dir)) 50% / 6px 7px repeat-x;
  animation: naqsh-drain var(--armed-for) steps(48, end) forwards;

  @keyframes naqsh-drain {
    to {
      inline-size: 0;
    }
  }

  /* It tells of time, so it steps on where motion is not wanted. */
  @media (prefers-reduced-motion: reduce) {
    animation-duration: var(--armed-for) !important;
  }
`;
