import { STRIPE_METHOD, type OrderView } from "@naqsh/shared/order";
import { useTranslation } from "../../../i18n/use-translation";
import { CardForm } from "../../../lib/payment/card-form";
import { PaymentMethods } from "../../../lib/payment/payment-methods";
import { TransferInstructions } from "../../../lib/payment/transfer-instructions";
import { RefusedIcon, ShieldIcon } from "../../../ui/icons";
import { BankConfirmation } from "../components/bank-confirmation";
import { OrderProgress, PaymentFailure } from "../components/order-progress";
import { OrderStatus } from "../components/order-status";
import { PaymentDeadline } from "../components/payment-deadline";
import { StageInView } from "../components/stage-in-view";
import type { OrderStage } from "../order-stage";

const ToPay = ({ order, hasFailed }: { order: OrderView; hasFailed: boolean }) => {
  const { t } = useTranslation("order");
  return (
    <>
      <PaymentDeadline order={order} />
      {hasFailed && (
        <OrderStatus tone="urgent" icon={RefusedIcon} title={t("failed.title")}>
          <PaymentFailure order={order} />
        </OrderStatus>
      )}
      <PaymentMethods order={order} />
    </>
  );
};

/** The card's form of Stripe, or the bank that the sandbox plays. */
const ToConfirm = ({ order, paymentId }: { order: OrderView; paymentId: string }) => {
  const { t } = useTranslation("order");
  if (order.payment.method === STRIPE_METHOD) return <CardForm order={order} paymentId={paymentId} />;
  return (
    <>
      <PaymentDeadline order={order} />
      <OrderStatus
        tone="waiting"
        icon={ShieldIcon}
        title={t("bank.waiting")}
        actions={<BankConfirmation order={order} paymentId={paymentId} />}
      >
        <p>{t("bank.waitingText")}</p>
      </OrderStatus>
    </>
  );
};

const Step = ({ order, stage }: { order: OrderView; stage: OrderStage }) => {
  const { paymentId, transfer } = order.payment;
  if (stage === "toPay" || stage === "failed") return <ToPay order={order} hasFailed={stage === "failed"} />;
  if (stage === "awaitingTransfer" && transfer && paymentId !== null)
    return <TransferInstructions order={order} transfer={transfer} paymentId={paymentId} />;
  if (stage === "needsConfirmation" && paymentId !== null) return <ToConfirm order={order} paymentId={paymentId} />;
  return <OrderProgress order={order} />;
};

/** Every step of paying an order, however it came about. */
export const PaymentSteps = ({ order }: { order: OrderView }) => (
  <StageInView order={order}>{(stage) => <Step order={order} stage={stage} />}</StageInView>
);
