import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { IconType } from "../../../ui/drawn-icon";
import { toneVariables } from "../../../ui/theme/tones";
import type { StripTone } from "./standing-strip";

type DeskCardProps = {
  isGreat?: boolean;
  tone: StripTone;
  icon: IconType;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

/** What stands in place of the controls, in their room: why there is nothing to press, and what to do instead. */
export const DeskCard = ({ tone, icon: Icon, title, children, actions, isGreat = false }: DeskCardProps) => (
  <Card data-tone={tone} data-great={isGreat}>
    <header>
      <Icon size={22} strokeWidth={2} />
      <span>{title}</span>
    </header>
    {children}
    {actions && <div className="actions">{actions}</div>}
  </Card>
);

const Card = styled.div`
  ${toneVariables}
  display: grid;
  align-content: center;
  gap: var(--space-s);
  block-size: 100%;
  padding: 14px 16px;
  border-radius: 12px;
  background: var(--tone-soft, var(--sunken));
  box-shadow: inset 0 0 0 1px var(--line);

  header {
    color: var(--tone-ink, inherit);
    display: flex;
    align-items: center;
    gap: var(--space-s);
    font-weight: 600;
    font-size: var(--text-lead);
    line-height: 1.45;
  }

  &[data-great="true"] header {
    font-size: var(--text-headline);
    font-weight: 700;
    line-height: 1.4;
  }

  p {
    font-size: var(--text-small);
    line-height: 1.6;
    color: var(--ink-2);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s);
  }

  .actions > * {
    /* Beside each other where both have room for their words, else below. */
    flex: 1 0 auto;
    max-inline-size: 100%;
    white-space: nowrap;
  }

  @media (max-width: 767.95px) {
    gap: var(--space-s);
    padding: 10px 14px;

    p {
      font-size: var(--text-small);
      line-height: 1.5;
    }
    .actions > * {
      padding-inline: 10px;
    }
  }

  &:not([data-tone="neutral"]) p {
    color: var(--ink);
  }
`;
