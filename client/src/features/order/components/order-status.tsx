import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { IconType } from "../../../ui/drawn-icon";

type OrderTone = "good" | "urgent" | "waiting" | "neutral";

const Frame = styled.section`
  display: grid;
  gap: 12px;
  padding: 22px 24px;
  border-radius: var(--r-panel);
  background: var(--sunken);
  box-shadow: inset 0 0 0 1px var(--line);

  header {
    display: flex;
    align-items: center;
    gap: 12px;
  }

  h2 {
    font-size: 23px;
    line-height: 1.4;
  }

  p {
    font-size: 15.5px;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }

  &[data-tone="good"] {
    background: var(--palm-soft);
  }
  &[data-tone="good"] header {
    color: var(--palm);
  }
  &[data-tone="urgent"] {
    background: var(--madder-soft);
  }
  &[data-tone="urgent"] header {
    color: var(--madder);
  }
  &[data-tone="waiting"] {
    background: var(--saffron-soft);
  }
  &[data-tone="waiting"] header {
    color: var(--saffron-ink);
  }
`;

type OrderStatusProps = {
  tone: OrderTone;
  icon: IconType;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** What the order has come to, in a word, a sentence and the next step. */
export const OrderStatus = ({ tone, icon: Icon, title, children, actions }: OrderStatusProps) => (
  <Frame data-tone={tone} data-testid="order-status" aria-live="polite">
    <header>
      <Icon size={26} strokeWidth={2} />
      <h2>{title}</h2>
    </header>
    {children}
    {actions && <div className="actions">{actions}</div>}
  </Frame>
);
