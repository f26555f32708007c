import type { ReplayMoment, ReplayRow } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { riyadhClock } from "../../../lib/riyadh-time";
import type { Warning } from "./replay-timeline";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type ReplayWords = ReturnType<typeof useReplayWords>;

/** Everything that a replay says, in the reader's language; `own`: the reader's own number in this auction. */
export const useReplayWords = (own: number | null) => {
  const { t } = useTranslation("replay");
  const { t: ui } = useTranslation("ui");
  const format = useFormat();
  const clock = (at: string) => format.digits(riyadhClock(at).slice(0, 8));

  const whoIs = (alias: number): string => {
    const number = format.number(alias);
    return alias === own ? t("words.you", { number }) : t("leaderIs", { number });
  };

  const ofRow = (row: ReplayRow): string => {
    switch (row.kind) {
      case "bid":
      case "automatic":
      case "recomputed":
        return t(`words.${row.kind}`, { who: whoIs(row.alias), amount: format.moneyText(row.amount) });
      case "extended": {
        const times = { from: clock(row.previousEndsAt), to: clock(row.endsAt) };
        return t(row.reason === "outage" ? "words.extendedByOutage" : "words.extended", times);
      }
      case "startMoved":
        return t("words.startMoved", { to: clock(row.startsAt) });
      case "bidderVoided":
        return t("words.bidderVoided", {
          number: format.number(row.alias),
          reason: row.reason ?? t("words.reasonGone"),
        });
      case "closed":
        return t(`words.${row.outcome}`, { amount: row.price === null ? "" : format.moneyText(row.price) });
      case "opened":
      case "reserveMet":
      case "closing":
        return t(`words.${row.kind}`);
    }
  };

  /** Two neighbouring units at most: "2 days and 3 hours", "40 seconds". */
  const length = (ms: number): string => {
    const parts = [
      ms >= DAY && ui("days", { count: Math.floor(ms / DAY) }),
      ms % DAY >= HOUR && ui("hours", { count: Math.floor((ms % DAY) / HOUR) }),
      ms % HOUR >= MINUTE && ui("minutes", { count: Math.floor((ms % HOUR) / MINUTE) }),
      ms < HOUR && ms % MINUTE >= SECOND && t("seconds", { count: Math.floor((ms % MINUTE) / SECOND) }),
    ].filter((part) => part !== false);
    return parts.length === 0 ? t("seconds", { count: 0 }) : format.list(parts.slice(0, 2));
  };

  return {
    ofRow,
    length,
    ofMoment: ({ rows, head }: ReplayMoment): string[] => {
      if (rows.length > 0) return rows.map(ofRow);
      return [t(head.status === "cancelled" ? "words.cancelled" : "words.scheduled")];
    },
    ofWarning: ({ leftMs }: Warning): string => t("words.warning", { left: length(leftMs) }),
    clock,
    moment: (ms: number): string => format.dateTime(ms),
    msOf: msFromInstant,
  };
};
