import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { useAtNow } from "../../../lib/clock.store";
import { riyadhClock } from "../../../lib/riyadh-time";
import { lastChangeOfText, momentText } from "./moment-text";

const JUST_NOW_MS = 4000;

/** When a line of the feed came, with its exact moment in Riyadh on hover. */
export const Ago = ({ at }: { at: string }) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const ms = msFromInstant(at);
  const nowMs = useAtNow((now) => lastChangeOfText(ms, now));
  return (
    <time dateTime={at} title={`${format.date(ms)} ${riyadhClock(at)}`}>
      {nowMs - ms < JUST_NOW_MS ? t("feed.now") : momentText(ms, nowMs, format)}
    </time>
  );
};
