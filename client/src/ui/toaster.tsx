import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { IconType } from "./drawn-icon";
import { AlertIcon, CloseIcon, DoneIcon, InfoIcon, WarningIcon } from "./icons";
import { useSwipe } from "./use-swipe";
import { useToasts, type Toast } from "./toast.store";

const SHOWN_MS = 5000;

const icons: Record<NonNullable<Toast["tone"]>, IconType> = {
  good: DoneIcon,
  urgent: AlertIcon,
  notice: InfoIcon,
  waiting: WarningIcon,
};

const colours: Record<NonNullable<Toast["tone"]>, string> = {
  good: "var(--palm)",
  urgent: "var(--madder)",
  notice: "var(--sea)",
  waiting: "var(--saffron-ink)",
};

/** Errors stay until they are dismissed; the rest leave after five seconds, unless a hand or focus rests on them. */
const useExpiry = (isHeld: boolean): void => {
  const { current, dismiss } = useToasts();
  useEffect(() => {
    if (!current || current.tone === "urgent" || isHeld) return;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [current, isHeld, dismiss]);
};

export const Toaster = () => {
  const { t } = useTranslation("ui");
  const { current, dismiss } = useToasts();
  const [isHeld, setHeld] = useState(false);
  const place = useRef<HTMLElement>(null);
  // To the right in Arabic.
  const swipe = useSwipe({ towardsStart: dismiss });
  useExpiry(isHeld);

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key === "F8") place.current?.focus();
    };
    window.addEventListener("keydown", focusOnF8);
    return () => window.removeEventListener("keydown", focusOnF8);
  }, []);

  const tone = current?.tone ?? "notice";
  const Icon = icons[tone];
  return (
    <Place ref={place} tabIndex={-1} aria-label={t("toasts")}>
      <div role="status" aria-atomic="true">
        {current && (
          <Card
            key={current.id}
            {...swipe}
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <span style={{ color: colours[tone], display: "grid", paddingBlockStart: 2 }}>
              <Icon size={22} strokeWidth={2} />
            </span>
            <div>
              <strong>{current.title}</strong>
              {current.text && <p>{current.text}</p>}
              {current.action && (
                <Button size="small" variant="text" onClick={current.action.onSelect}>
                  {current.action.label}
                </Button>
              )}
            </div>
            <IconButton size="small" aria-label={t("dismiss")} onClick={dismiss} sx={{ margin: "-8px" }}>
              <CloseIcon size={18} />
            </IconButton>
          </Card>
        )}
      </div>
    </Place>
  );
};

const Place = styled.section`
  position: fixed;
  z-index: 1500;
  inset-block-end: calc(20px + var(--tabs-block));
  inset-inline-start: var(--gutter);
  inline-size: min(400px, 100vw - 2 * var(--gutter));
  outline: none;

  /* In the live room the foot of the screen holds the work's name, and on a phone the bid button. */
  :root:has([data-live-room]) & {
    inset-block: 80px auto;
  }

  @media (min-width: 1100px) {
    :root:has([data-live-room]) & {
      inset-inline-start: calc(248px + var(--gutter));
    }
  }
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: var(--space-xs) var(--space-m);
  align-items: start;
  padding: 14px 16px;
  border-radius: var(--r-panel);
  background: var(--surface);
  border: 1px solid var(--line);
  box-shadow: var(--e3);
  touch-action: pan-y;
  animation: naqsh-toast-in var(--t-enter) var(--ease);

  strong {
    display: block;
    font-weight: 600;
    line-height: 1.5;
  }

  p {
    font-size: var(--text-small);
    line-height: 1.6;
    color: var(--ink-2);
  }

  @keyframes naqsh-toast-in {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
`;
