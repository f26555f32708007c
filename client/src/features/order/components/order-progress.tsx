import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { STRIPE_METHOD, type OrderView } from "@naqsh/shared/order";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { useNow } from "../../../lib/clock.store";
import { CardForm } from "../../../lib/payment/card-form";
import { PaymentMethods } from "../../../lib/payment/payment-methods";
import { TransferInstructions } from "../../../lib/payment/transfer-instructions";
import { WhyButton } from "../../../lib/why/why-button";
import { DoneIcon, PackageIcon, RefreshIcon, RefusedIcon, ShieldIcon, TimerIcon } from "../../../ui/icons";
import { Money } from "../../../ui/money";
import { stageOfOrder, type OrderStage } from "../order-stage";
import { BankConfirmation } from "./bank-confirmation";
import { OrderStatus } from "./order-status";
import { PaymentDeadline } from "./payment-deadline";

const ToPay = ({ order, hasFailed }: { order: OrderView; hasFailed: boolean }) => {
  const { t } = useTranslation("order");
  return (
    <>
      <PaymentDeadline order={order} />
      {hasFailed && (
        <OrderStatus tone="urgent" icon={RefusedIcon} title={t("failed.title")}>
          <p>{t("failed.text")}</p>
        </OrderStatus>
      )}
      <PaymentMethods order={order} />
    </>
  );
};

const Paid = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("order");
  const format = useFormat();
  return (
    <OrderStatus
      tone="good"
      icon={DoneIcon}
      title={t("paid.title")}
      actions={
        <>
          <Button variant="contained" component={Link} to="/orders" startIcon={<PackageIcon />}>
            {t("paid.orders")}
          </Button>
          <Button variant="outlined" component={Link} to={`/artwork/${order.artworkId}`}>
            {t("artwork")}
          </Button>
        </>
      }
    >
      <p>
        {t("paid.text")} <Money amount={order.amounts.total} />{" "}
        {order.paidAt && t("paid.at", { time: format.dateTime(msFromInstant(order.paidAt)) })}
      </p>
    </OrderStatus>
  );
};

const Waiting = () => {
  const { t } = useTranslation("order");
  return (
    <OrderStatus tone="waiting" icon={TimerIcon} title={t("paying.title")}>
      <p>{t("paying.text")}</p>
      <CircularProgress size={28} aria-label={t("paying.title")} />
    </OrderStatus>
  );
};

const Cancelled = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("order");
  return (
    <OrderStatus
      tone="neutral"
      icon={RefusedIcon}
      title={t("cancelled.title")}
      actions={
        <Button variant="outlined" component={Link} to="/auctions">
          {t("auctions")}
        </Button>
      }
    >
      <p>
        {t(`cancelled.${order.cancelReason ?? "paymentDeadlineMissed"}`)}{" "}
        <WhyButton state="orderCancelled" subject={order.id} />
      </p>
    </OrderStatus>
  );
};

const Progress = ({ order, stage }: { order: OrderView; stage: OrderStage }) => {
  const { t } = useTranslation("order");
  switch (stage) {
    case "toPay":
    case "failed":
      return <ToPay order={order} hasFailed={stage === "failed"} />;
    case "paying":
      return <Waiting />;
    case "awaitingTransfer": {
      const { transfer, paymentId } = order.payment;
      if (!transfer || paymentId === null) return <Waiting />;
      return <TransferInstructions order={order} transfer={transfer} paymentId={paymentId} />;
    }
    case "needsConfirmation":
      if (order.payment.method === STRIPE_METHOD && order.payment.paymentId !== null)
        return <CardForm order={order} paymentId={order.payment.paymentId} />;
      return (
        <>
          <PaymentDeadline order={order} />
          <OrderStatus
            tone="waiting"
            icon={ShieldIcon}
            title={t("bank.waiting")}
            actions={order.payment.paymentId && <BankConfirmation order={order} paymentId={order.payment.paymentId} />}
          >
            <p>{t("bank.waitingText")}</p>
          </OrderStatus>
        </>
      );
    case "paid":
      return <Paid order={order} />;
    case "shipped":
    case "completed":
    case "returnRequested":
    case "returned":
      return (
        <OrderStatus tone="neutral" icon={PackageIcon} title={t(`stages.${stage}`)}>
          <p>{t(`progress.${stage}`)}</p>
        </OrderStatus>
      );
    case "refunded":
    case "refundUnderway":
      return (
        <OrderStatus tone="neutral" icon={RefreshIcon} title={t(`${stage}.title`)}>
          <p>{t(`${stage}.text`)}</p>
        </OrderStatus>
      );
    case "overdue":
      return (
        <OrderStatus tone="waiting" icon={TimerIcon} title={t("overdue.title")}>
          <p>{t("overdue.text")}</p>
        </OrderStatus>
      );
    case "cancelled":
      return <Cancelled order={order} />;
  }
};

/** For the buyer: what the order has come to, and the way on. What changes while they watch comes into view. */
export const OrderProgress = ({ order }: { order: OrderView }) => {
  const stage = stageOfOrder(order, useNow());
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(stage);
  useEffect(() => {
    if (seen.current !== stage) place.current?.scrollIntoView({ block: "start" });
    seen.current = stage;
  }, [stage]);
  return (
    <Place ref={place}>
      <Progress order={order} stage={stage} />
    </Place>
  );
};

const Place = styled.div`
  display: grid;
  gap: var(--space-xl);
  scroll-margin-block-start: 130px;
`;
