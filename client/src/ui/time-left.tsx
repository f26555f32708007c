import styled from "@emotion/styled";
import { useTranslation } from "../i18n/use-translation";
import { useNow } from "../lib/clock.store";
import { TimerIcon } from "./icons";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Roughly how long until a moment (milliseconds, the server's clock), for a card; the exact countdown is the room's. */
export const TimeLeft = ({ endsAtMs }: { endsAtMs: number }) => {
  const { t } = useTranslation("ui");
  const left = Math.max(0, endsAtMs - useNow());
  const words = () => {
    if (left >= DAY) return t("days", { count: Math.floor(left / DAY) });
    if (left >= HOUR) return t("hours", { count: Math.floor(left / HOUR) });
    if (left >= MINUTE) return t("minutes", { count: Math.floor(left / MINUTE) });
    return t("lessThanMinute");
  };
  return (
    <Line data-soon={left < HOUR}>
      <TimerIcon size={15} />
      {words()}
    </Line>
  );
};

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-xs);
  white-space: nowrap;

  &[data-soon="true"] {
    color: var(--saffron-ink);
    font-weight: 600;
  }
`;
