import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { IconType } from "../../../ui/drawn-icon";
import { toneVariables } from "../../../ui/theme/tones";

type OrderTone = "good" | "urgent" | "waiting" | "neutral";

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

const Frame = styled.section`
  ${toneVariables}
  display: grid;
  gap: var(--space-m);
  padding: 22px 24px;
  border-radius: var(--r-panel);
  background: var(--tone-soft, var(--sunken));
  box-shadow: inset 0 0 0 1px var(--line);

  header {
    color: var(--tone-ink, inherit);
    display: flex;
    align-items: center;
    gap: var(--space-m);
  }

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  p {
    font-size: var(--text-label);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-m);
  }
`;
