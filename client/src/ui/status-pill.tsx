import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { IconType } from "./drawn-icon";
import { toneVariables } from "./theme/tones";

/** What a state means, not how it looks: red is urgent, green leads or is done, saffron waits, sea informs. */
export type Tone = "live" | "urgent" | "good" | "waiting" | "notice" | "neutral" | "brand";

type StatusPillProps = { tone: Tone; icon?: IconType; children: ReactNode; className?: string };

/** A state in a word, with its icon and colour (never colour alone). `live` stands on art's letterbox and has a dot. */
export const StatusPill = ({ tone, icon: Icon, children, className }: StatusPillProps) => (
  <Pill data-tone={tone} className={className}>
    {tone === "live" && !Icon && <LiveDot />}
    {Icon && <Icon size={16} strokeWidth={2} />}
    {children}
  </Pill>
);

/** The beating dot of what is live; decoration beside a word. */
export const LiveDot = ({ className }: { className?: string }) => <Dot className={className} aria-hidden="true" />;

const Pill = styled.span`
  ${toneVariables}
  display: inline-flex;
  align-items: center;
  gap: var(--space-s);
  min-block-size: 28px;
  max-inline-size: 100%;
  padding: 3px 11px;
  border-radius: 14px;
  font-size: var(--text-caption);
  font-weight: 600;
  line-height: 1.5;
  background: var(--tone-soft, var(--wall));
  color: var(--tone-ink, var(--ink-2));

  &[data-tone="live"] {
    background: rgb(26 22 19 / 0.82);
    color: #fff;
  }
  &[data-tone="notice"] {
    background: color-mix(in srgb, var(--sea) 12%, var(--surface));
    color: var(--sea);
  }
`;

/** Its ring is moved and faded by the compositor: a ring that had to be painted would keep a slow phone busy for as long as it is shown. */
const Dot = styled.span`
  position: relative;
  display: inline-block;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: var(--dot, #ff5a5f);

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: rgb(208 52 58 / 0.5);
    opacity: 0;
    animation: naqsh-pulse 1.8s infinite;
  }

  @keyframes naqsh-pulse {
    from {
      opacity: 1;
    }
    70%,
    100% {
      transform: scale(2.5);
      opacity: 0;
    }
  }
`;
