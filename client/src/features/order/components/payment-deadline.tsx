import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { RESERVATION_MS, type OrderView } from "@naqsh/shared/order";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { useNow } from "../../../lib/clock.store";
import { CountdownText } from "../../../ui/countdown-text";
import { ThreadCountdown } from "../../../ui/thread-countdown";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The buyer's time: a thread, the time left, and the moment itself. */
export const PaymentDeadline = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("order");
  const format = useFormat();
  const dueMs = msFromInstant(order.paymentDueAt);
  const left = Math.max(0, dueMs - useNow());
  return (
    <Deadline aria-label={t("deadline.label")}>
      <div className="row">
        <span className="label">{t("deadline.left")}</span>
        <CountdownText remainingMs={left} />
      </div>
      <ThreadCountdown remainingMs={left} totalMs={order.source === "fixedPrice" ? RESERVATION_MS : DAY_MS} />
      <p>{t("deadline.until", { time: format.dateTime(dueMs), hijri: format.otherCalendar(dueMs) })}</p>
    </Deadline>
  );
};

const Deadline = styled.section`
  display: grid;
  gap: var(--space-s);

  .row {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-m);
    font-size: var(--text-title);
  }

  .label,
  p {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
