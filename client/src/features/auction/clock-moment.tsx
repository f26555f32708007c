import { useTranslation } from "../../i18n/use-translation";
import { useFormat } from "../../i18n/use-format";

type ClockMomentProps = { of: "clock.opensAt" | "clock.closesAt"; untilMs: number };

const Words = ({ of, untilMs }: ClockMomentProps) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  return <>{t(of, { time: format.dateTime(untilMs) })}</>;
};

/**
 * When an auction opens or closes (`untilMs`), in the place of a countdown that no script moves. The server alone writes it: in a
 * browser with scripts React leaves out what stands in `noscript`.
 */
export const ClockMoment = ({ className, ...moment }: ClockMomentProps & { className?: string }) => (
  <noscript className={className}>
    <Words {...moment} />
  </noscript>
);
