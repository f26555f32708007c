import styled from "@emotion/styled";
import { Button } from "./button";
import { IconButton } from "./icon-button";
import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../i18n/use-translation";
import { useHydrated } from "../lib/use-hydrated";
import type { IconType } from "./drawn-icon";
import { AlertIcon, CloseIcon, DoneIcon, InfoIcon, WarningIcon } from "./icons";
import { useAlwaysHeard } from "./use-always-heard";
import { useSwipe } from "./use-swipe";
import { isUrgent, useToasts, type ShownToast, type Toast } from "./toast.store";

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

/** What passes leaves after five seconds, unless a hand or focus rests on it. */
const useExpiry = (toast: ShownToast, isHeld: boolean, dismiss: () => void): void =>
  useEffect(() => {
    if (isUrgent(toast) || isHeld) return undefined;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld, dismiss]);

const ToastCard = ({ toast }: { toast: ShownToast }) => {
  const { t } = useTranslation("ui");
  const { id, title, text, action, tone = "notice" } = toast;
  const dismiss = useCallback(() => useToasts.getState().dismiss(id), [id]);
  const [isHeld, setHeld] = useState(false);
  // To the right in Arabic.
  const swipe = useSwipe({ towardsStart: dismiss });
  useExpiry(toast, isHeld, dismiss);
  const Icon = icons[tone];
  return (
    <Card
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
        <strong>{title}</strong>
        {text && <p>{text}</p>}
        {action && (
          <Button size="small" variant="text" onClick={action.onSelect}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton aria-label={t("dismiss")} onClick={dismiss} style={{ margin: "-8px" }}>
        <CloseIcon size={18} />
      </IconButton>
    </Card>
  );
};

/** The toast of one kind: its place stands before there is one, so that it is read out once it comes. */
const Told = ({ toast }: { toast: ShownToast | undefined }) => (
  <div role="status" aria-atomic="true">
    {toast && <ToastCard key={toast.id} toast={toast} />}
  </div>
);

/** Stands once, beside the page: what is told while a dialog is open lies above it, and takes touches. */
export const Toaster = () => {
  const { t } = useTranslation("ui");
  const shown = useToasts((toasts) => toasts.shown);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useAlwaysHeard(place);

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key === "F8") place?.focus();
    };
    window.addEventListener("keydown", focusOnF8);
    return () => window.removeEventListener("keydown", focusOnF8);
  }, [place]);

  if (!useHydrated()) return null;
  return createPortal(
    <Place ref={setPlace} tabIndex={-1} aria-label={t("toasts")} data-announces>
      <Told toast={shown.find(isUrgent)} />
      <Told toast={shown.find((toast) => !isUrgent(toast))} />
    </Place>,
    document.body,
  );
};

const Place = styled.section`
  position: fixed;
  z-index: 1500;
  inset-block-end: calc(20px + var(--tabs-block));
  inset-inline-start: var(--gutter);
  inline-size: min(400px, 100vw - 2 * var(--gutter));
  outline: none;

  [role="status"]:not(:empty) + [role="status"]:not(:empty) {
    margin-block-start: var(--space-s);
  }

  /* In the live room the foot of the screen holds the work's name, and on a phone the bid button. */
  html:has([data-live-room]) & {
    inset-block: 80px auto;
  }

  @media (min-width: 1100px) {
    html:has([data-live-room]) & {
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
