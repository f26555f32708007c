import { Button } from "../../../../ui/button";
import type { OrderView } from "@naqsh/shared/order";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation";
import { useNow } from "../../../../lib/clock.store";
import { ConfirmDialog } from "../../../../ui/confirm-dialog";
import { Inline } from "../../../../ui/inline";
import { cancelUnshipped, confirmReceipt, sendReturn, shipOrder, useOrderStep } from "../../fulfilment.api";
import { ReturnForm } from "./return-form";
import { isReturnOver } from "./return-over";
import { ShipmentForm } from "./shipment-form";

const CancelLate = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("fulfilment");
  const [isOpen, setOpen] = useState(false);
  const onDone = () => setOpen(false);
  const cancelling = useOrderStep({ send: cancelUnshipped(order.id), done: t("late.done"), onDone });
  return (
    <>
      <Button variant="contained" color="error" onClick={() => setOpen(true)}>
        {t("late.cancel")}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t("late.title")}
        confirmLabel={t("late.cancel")}
        tone="danger"
        isPending={cancelling.isPending}
        onConfirm={() => cancelling.mutate()}
        onCancel={() => setOpen(false)}
      >
        <p>{t("late.text")}</p>
      </ConfirmDialog>
    </>
  );
};

const Received = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("fulfilment");
  const receiving = useOrderStep({ send: confirmReceipt(order.id), done: t("receipt.done") });
  return (
    <Button variant="contained" size="large" onClick={() => receiving.mutate()} loading={receiving.isPending}>
      {t("receipt.confirm")}
    </Button>
  );
};

const AskReturn = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("fulfilment");
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ReturnForm order={order} />;
  return (
    <Inline>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t("return.ask")}
      </Button>
    </Inline>
  );
};

/** What the buyer may do next. */
export const BuyersStep = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("fulfilment");
  const sending = useOrderStep({ send: sendReturn(order.id), done: t("return.answered") });
  const now = useNow();
  const form = { isPending: sending.isPending, onSend: sending.mutate };
  if (order.waits && isReturnOver(order.waits, now)) return null;
  switch (order.waits?.step) {
    case "lateShipment":
      return (
        <Inline>
          <CancelLate order={order} />
        </Inline>
      );
    case "receipt":
      return (
        <Inline>
          <Received order={order} />
        </Inline>
      );
    case "returnPeriod":
      return order.fulfilment.returning === null ? <AskReturn order={order} /> : null;
    case "returnSending":
      return <ShipmentForm title={t("return.sendTitle")} text={t("return.sendText")} {...form} />;
    default:
      return null;
  }
};

/** What the artist may do next, besides answering a return. */
export const ArtistsStep = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("fulfilment");
  const shipping = useOrderStep({ send: shipOrder(order.id), done: t("ship.done") });
  if (order.status !== "processing") return null;
  const form = { isPending: shipping.isPending, onSend: shipping.mutate };
  return <ShipmentForm title={t("ship.title")} text={t("ship.text")} {...form} />;
};
