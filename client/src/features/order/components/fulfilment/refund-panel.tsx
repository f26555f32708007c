import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { REFUND_BY_HAND_WITHIN_WORKING_DAYS } from "@naqsh/shared/order";
import type { OrderRefund, OrderSide, OrderView } from "@naqsh/shared/order";
import { useTranslation } from "../../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../../../i18n/use-format";
import { RefundDue } from "../../../../lib/refund/refund-due";
import { Bidi } from "../../../../ui/bidi";
import { Money } from "../../../../ui/money";
import { RefundDialog } from "./refund-dialog";

const ENDED: ReadonlySet<OrderView["status"]> = new Set(["pending", "cancelled", "returned", "refunded"]);

const stateOf = ({ failedAt, isByHand }: Pick<OrderRefund, "failedAt" | "isByHand">) => {
  if (failedAt !== null) return "refunds.notArrived" as const;
  return isByHand ? ("refunds.toBeSent" as const) : ("refunds.underWay" as const);
};

/** What goes back of an order's money, and an administrator's way to give more of it back. */
export const RefundPanel = ({ order, reader }: { order: OrderView; reader: OrderSide }) => {
  const { t } = useTranslation("fulfilment");
  const format = useFormat();
  const { refunds } = order.fulfilment;
  const isByHand = refunds.some((refund) => refund.isByHand && refund.doneAt === null);
  const isByProvider = refunds.some((refund) => !refund.isByHand);
  const mayRefund = reader === "administrator" && !ENDED.has(order.status);
  if (refunds.length === 0 && !mayRefund) return null;
  return (
    <Refunds aria-label={t("refunds.title")}>
      {refunds.length > 0 && <h2>{t("refunds.title")}</h2>}
      <ul>
        {refunds.map(({ amount, reason, owedAt, dueAt, doneAt, failedAt, note, isByHand: toSend }) => (
          <li key={`${owedAt} ${reason}`}>
            <b>
              <Money amount={amount} />
            </b>{" "}
            {doneAt === null
              ? t(stateOf({ failedAt, isByHand: toSend }))
              : t("refunds.done", { time: format.dateTime(msFromInstant(doneAt)) })}
            {reader === "administrator" && dueAt !== null && (
              <>
                {" "}
                <RefundDue dueAt={dueAt} />
              </>
            )}
            <p className="reason">{t(`refunds.reasons.${reason}`)}</p>
            {note && (
              <p>
                <Bidi>{note}</Bidi>
              </p>
            )}
          </li>
        ))}
      </ul>
      {isByProvider && <p className="days">{t("refunds.takesDays")}</p>}
      {isByHand && reader !== "artist" && (
        <p className="days">
          {t("refunds.byHand", { count: REFUND_BY_HAND_WITHIN_WORKING_DAYS })}{" "}
          {reader === "administrator" && <Link to="/admin?tab=transfers">{t("refunds.toTransfers")}</Link>}
        </p>
      )}
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

  .days,
  .reason {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
