import styled from "@emotion/styled";
import { useFormat } from "../../i18n/use-format";
import { useAtNow, useNow } from "../../lib/clock.store";

const NOON = 12;
const hourInRiyadh = new Intl.DateTimeFormat("en", { timeZone: "Asia/Riyadh", hour: "numeric", hourCycle: "h23" });

const partOfDayAt = (nowMs: number): "morning" | "evening" =>
  Number(hourInRiyadh.format(nowMs)) < NOON ? "morning" : "evening";

/** For a greeting, by the hour in Riyadh; renders again when it turns noon or midnight. */
export const usePartOfDay = (): "morning" | "evening" => useAtNow(partOfDayAt);

/** The time in Riyadh by the server's clock, with the day in both calendars. */
export const LiveClock = () => {
  const format = useFormat();
  const nowMs = useNow();
  return (
    <When>
      <span>{format.weekdayDate(nowMs)}</span>
      <span>{format.otherCalendar(nowMs)}</span>
      <time dateTime={new Date(nowMs).toISOString()}>{format.exactTime(nowMs)}</time>
    </When>
  );
};

const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-xl);
  color: var(--ink-2);

  time {
    font-variant-numeric: tabular-nums;
  }
`;
