import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { IconType } from "../../../ui/drawn-icon";
import { AlertIcon, DoneIcon, GavelIcon, OfflineIcon, TimerIcon, WarningIcon } from "../../../ui/icons";
import { toneVariables } from "../../../ui/theme/tones";
import { LOW, ON_ITS_SIDE } from "../room-shapes";

export type StripTone = "good" | "urgent" | "waiting" | "neutral" | "brand";

const icons: Record<StripTone, IconType> = {
  good: DoneIcon,
  urgent: WarningIcon,
  waiting: TimerIcon,
  neutral: GavelIcon,
  brand: AlertIcon,
};

type StandingStripProps = { tone: StripTone; isOffline?: boolean; aside?: ReactNode; children: ReactNode };

/** How the reader stands, or what became of their bid: one strip, always of the same height, with word, icon and colour. */
export const StandingStrip = ({ tone, isOffline = false, aside, children }: StandingStripProps) => {
  const Icon = isOffline ? OfflineIcon : icons[tone];
  return (
    <Strip data-tone={tone}>
      <Icon size={22} strokeWidth={2} />
      <span>{children}</span>
      {aside && <span className="aside">{aside}</span>}
    </Strip>
  );
};

const Strip = styled.div`
  ${toneVariables}
  display: flex;
  align-items: center;
  gap: var(--space-s);
  min-block-size: 52px;
  /* Two lines have room in it, so that a longer word does not move the button beneath. */
  padding: 3px 13px;
  border-radius: 10px;
  background: var(--tone-soft, var(--sunken));
  color: var(--tone-ink, var(--ink-2));
  font-weight: 600;
  font-size: var(--text-label);
  line-height: 1.35;
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 24%, transparent);

  ${LOW} {
    min-block-size: 50px;
    font-size: var(--text-label);
  }

  ${ON_ITS_SIDE} {
    padding-inline: var(--space-s);

    > svg {
      display: none;
    }
  }

  .aside {
    margin-inline-start: auto;
    flex: none;
    font-weight: 400;
    font-size: var(--text-small);
    color: var(--ink);
  }

  .aside :is(a, button) {
    min-block-size: 36px;
    padding-inline: 10px;
    margin-inline-end: -6px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.3em;
    cursor: pointer;
  }

  &[data-tone="neutral"] {
    box-shadow: inset 0 0 0 1px var(--line);
  }
`;
