import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "react-i18next";
import type { Formats } from "../../../i18n/format";
import { useFormat } from "../../../i18n/use-format";
import { useNow } from "../../../lib/clock.store";
import { riyadhClock } from "../../../lib/riyadh-time";

const JUST_NOW_MS = 4000;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Near moments by how long ago, older ones by the clock: "yesterday" in every row would order nothing. */
const momentText = (ms: number, nowMs: number, format: Formats): string => {
  const age = nowMs - ms;
  if (age < HOUR_MS) return format.relative(Math.min(ms, nowMs), nowMs);
  if (format.date(ms) === format.date(nowMs)) return format.time(ms);
  return age < 6 * DAY_MS ? format.weekdayTime(ms) : format.shortDate(ms);
};

/** When a line of the feed came, with its exact moment in Riyadh on hover. */
export const Ago = ({ at }: { at: string }) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const nowMs = useNow();
  const ms = msFromInstant(at);
  return (
    <time dateTime={at} title={`${format.date(ms)} ${riyadhClock(at)}`}>
      {nowMs - ms < JUST_NOW_MS ? t("feed.now") : momentText(ms, nowMs, format)}
    </time>
  );
};
