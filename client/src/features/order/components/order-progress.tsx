import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { paymentFailureText, type OrderView } from "@naqsh/shared/order";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { WhyButton } from "../../../lib/why/why-button";
import { DoneIcon, PackageIcon, RefreshIcon, RefusedIcon, TimerIcon } from "../../../ui/icons";
import { Money } from "../../../ui/money";
import type { OrderStage } from "../order-stage";
import { Spinner } from "../../../ui/spinner";
import { OrderStatus } from "./order-status";
import { PaymentDeadline } from "./payment-deadline";
import { StageInView } from "./stage-in-view";

/** Why the newest payment failed, and what may be done. */
export const PaymentFailure = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("order");
  const language = useLanguage();
  return (
    <p>
      {paymentFailureText(order.payment.reason)[language]} {t("failed.text")}
    </p>
  );
};

type UnpaidStage = "toPay" | "failed" | "needsConfirmation" | "awaitingTransfer";

/** It is paid at the checkout of its work, and nowhere else. */
const Unpaid = ({ order, stage }: { order: OrderView; stage: UnpaidStage }) => {
  const { t } = useTranslation("order");
  const isOnItsWay = stage === "awaitingTransfer";
  return (
    <>
      {!isOnItsWay && <PaymentDeadline order={order} />}
      <OrderStatus
        tone={stage === "failed" ? "urgent" : "waiting"}
        icon={stage === "failed" ? RefusedIcon : TimerIcon}
        title={t(`stages.${stage}`)}
        actions={
          <Button variant="contained" size="large" component={Link} to={`/checkout/${order.artworkId}`}>
            {t(isOnItsWay ? "transferInstructions" : "completePayment")}
          </Button>
        }
      >
        {stage === "failed" && <PaymentFailure order={order} />}
      </OrderStatus>
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
      <Spinner size={28} />
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
        order.source === "fixedPrice" ? (
          <>
            <Button variant="outlined" component={Link} to={`/artwork/${order.artworkId}`}>
              {t("artwork")}
            </Button>
            <Button variant="text" component={Link} to="/marketplace">
              {t("marketplace")}
            </Button>
          </>
        ) : (
          <Button variant="outlined" component={Link} to="/auctions">
            {t("auctions")}
          </Button>
        )
      }
    >
      <p>
        {t(`cancelled.${order.cancelReason ?? "paymentDeadlineMissed"}`)}{" "}
        <WhyButton state="orderCancelled" subject={order.id} />
      </p>
    </OrderStatus>
  );
};

/** Whether some of what goes back is sent by hand, which takes days. */
const isByHand = ({ fulfilment }: OrderView): boolean =>
  fulfilment.refunds.some((refund) => refund.isByHand && refund.doneAt === null);

const Progress = ({ order, stage }: { order: OrderView; stage: OrderStage }) => {
  const { t } = useTranslation("order");
  switch (stage) {
    case "toPay":
    case "failed":
    case "needsConfirmation":
    case "awaitingTransfer":
      return <Unpaid order={order} stage={stage} />;
    case "paying":
      return <Waiting />;
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
    case "refundFailed":
      return (
        <OrderStatus tone="neutral" icon={RefreshIcon} title={t(`${stage}.title`)}>
          <p>{t(stage === "refundUnderway" && isByHand(order) ? "refundUnderway.byHand" : `${stage}.text`)}</p>
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

/** For the buyer: what the order has come to, and the way on. */
export const OrderProgress = ({ order }: { order: OrderView }) => (
  <StageInView order={order}>{(stage) => <Progress order={order} stage={stage} />}</StageInView>
);
