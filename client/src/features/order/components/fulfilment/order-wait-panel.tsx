import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { OrderSide, OrderView } from "@naqsh/shared/order";
import { useTranslation } from "../../../../i18n/use-translation";
import { useFormat } from "../../../../i18n/use-format";
import { useNow } from "../../../../lib/clock.store";
import { TimeLeft } from "../../../../ui/time-left";
import { isReturnOver } from "./return-over";

/** What an order waits for, whose turn it is, until when, and what happens then. */
export const OrderWaitPanel = ({ order, reader }: { order: OrderView; reader: OrderSide }) => {
  const { t } = useTranslation("fulfilment");
  const format = useFormat();
  const now = useNow();
  const { waits, fulfilment } = order;
  if (waits === null || isReturnOver(waits, now)) return null;
  const { step, dueAt } = waits;
  const isOwn = waits.for === reader;
  const dueMs = dueAt === null ? null : msFromInstant(dueAt);
  const after = step === "lateShipment" || step === "returnDecision" ? null : t(`waits.after.${step}`);
  return (
    <Panel aria-label={t("waits.label")} data-own={isOwn} data-testid="order-wait">
      <strong>{t(isOwn ? `waits.own.${step}` : `waits.other.${step}`)}</strong>
      {dueMs !== null && (
        <>
          <span className="left">
            <span className="visually-hidden">{t("waits.left")}</span>
            <TimeLeft endsAtMs={dueMs} />
          </span>
          <p>
            {t("waits.until", { time: format.dateTime(dueMs) })} ({format.otherCalendar(dueMs)}). {after}
          </p>
        </>
      )}
      {fulfilment.movedBy && <p>{t(`waits.moved.${fulfilment.movedBy}`)}</p>}
    </Panel>
  );
};

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-xs) var(--space-l);
  padding: 16px 20px;
  border-radius: var(--r-panel);
  border-inline-start: 4px solid var(--line-strong);
  background: var(--sunken);

  &[data-own="true"] {
    border-color: var(--primary);
  }

  strong {
    font-size: var(--text-heading);
    line-height: 1.5;
  }

  .left {
    font-size: var(--text-label);
  }

  p {
    grid-column: 1 / -1;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
