import { msFromInstant, type Instant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat } from "../../i18n/use-format";
import { TimerIcon } from "../../ui/icons";
import { StatusPill } from "../../ui/status-pill";
import { useNow } from "../clock.store";

/** For administrators: until when a refund is to be sent by hand, and whether that is over. */
export const RefundDue = ({ dueAt }: { dueAt: Instant }) => {
  const { t } = useTranslation("refund");
  const format = useFormat();
  const dueMs = msFromInstant(dueAt);
  const isLate = useNow() > dueMs;
  return (
    <StatusPill tone={isLate ? "urgent" : "waiting"} icon={TimerIcon}>
      {t(isLate ? "due.late" : "due.until", { time: format.date(dueMs) })}
    </StatusPill>
  );
};
