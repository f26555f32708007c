import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { OrderSide, OrderView } from "@naqsh/shared/order";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../i18n/use-format";
import { Bidi } from "../../../../ui/bidi";
import { Money } from "../../../../ui/money";
import { RefundDialog } from "./refund-dialog";

const ENDED: ReadonlySet<OrderView["status"]> = new Set(["pending", "cancelled", "returned", "refunded"]);

/** What went back of an order's price, and an administrator's way to give more of it back. */
export const RefundPanel = ({ order, reader }: { order: OrderView; reader: OrderSide }) => {
  const { t } = useTranslation("fulfilment");
  const format = useFormat();
  const { refunds } = order.fulfilment;
  const mayRefund = reader === "administrator" && !ENDED.has(order.status);
  if (refunds.length === 0 && !mayRefund) return null;
  return (
    <Refunds aria-label={t("refunds.title")}>
      {refunds.length > 0 && <h2>{t("refunds.title")}</h2>}
      <ul>
        {refunds.map(({ amount, reason, owedAt, doneAt, failedAt, note }) => (
          <li key={owedAt}>
            <b>
              <Money amount={amount} />
            </b>{" "}
            {t(`refunds.reasons.${reason}`)},{" "}
            {doneAt === null
              ? t(failedAt === null ? "refunds.underWay" : "refunds.notArrived")
              : t("refunds.done", { time: format.dateTime(msFromInstant(doneAt)) })}
            {note && (
              <p>
                <Bidi>{note}</Bidi>
              </p>
            )}
          </li>
        ))}
      </ul>
      {refunds.length > 0 && <p className="days">{t("refunds.takesDays")}</p>}
      {mayRefund && <RefundDialog order={order} />}
    </Refunds>
  );
};

const Refunds = styled.section`
  display: grid;
  gap: var(--space-m);
  justify-items: start;

  h2 {
    font-size: var(--text-heading);
  }

  ul {
    display: grid;
    gap: var(--space-s);
    padding: 0;
    list-style: none;
  }

  .days {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
