import { useTranslation } from "../../../i18n/use-translation";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A length of time in its largest whole units, two at most: "1 hour, 12 minutes". Takes milliseconds. */
export const useLengthWords = (): ((ms: number) => string) => {
  const { t } = useTranslation("auction");
  return (ms) => {
    const whole = Math.round(ms / SECOND) * SECOND;
    const hours = Math.floor(whole / HOUR);
    const minutes = Math.floor((whole % HOUR) / MINUTE);
    const seconds = Math.floor((whole % MINUTE) / SECOND);
    const parts = [
      hours > 0 && t("length.hours", { count: hours }),
      minutes > 0 && t("length.minutes", { count: minutes }),
      hours === 0 && seconds > 0 && t("length.seconds", { count: seconds }),
    ].filter((part) => part !== false);
    return parts.length === 0 ? t("length.seconds", { count: 0 }) : parts.join(t("length.and"));
  };
};
