import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { useFormat } from "../../i18n/use-format";
import { serverClock } from "../../lib/clock.store";

const SECOND_MS = 1000;
const NOON = 12;
const hourInRiyadh = new Intl.DateTimeFormat("en", { timeZone: "Asia/Riyadh", hour: "numeric", hourCycle: "h23" });

/** For a greeting, by the hour in Riyadh. */
export const usePartOfDay = (): "morning" | "evening" =>
  Number(hourInRiyadh.format(serverClock.now())) < NOON ? "morning" : "evening";

/** The time in Riyadh by the server's clock, with the day in both calendars. */
export const LiveClock = () => {
  const format = useFormat();
  const [nowMs, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <When>
      <span>{format.weekdayDate(nowMs)}</span>
      <span>{format.hijri(nowMs)}</span>
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
