import { Button } from "../../../../ui/button";
import type { OrderReturn, OrderSide, OrderView } from "@naqsh/shared/order";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation";
import { FreshConfirmation } from "../../../../lib/confirm/fresh-confirmation";
import { useConfirmed } from "../../../../lib/confirm/use-confirmed";
import { ConfirmDialog } from "../../../../ui/confirm-dialog";
import { TextField } from "../../../../ui/form/text-field";
import { acceptReturn, confirmArrival, declineReturn, useOrderStep } from "../../fulfilment.api";

const SHORTEST_REASON = 5;

type ReturnAnswersProps = { order: OrderView; returning: OrderReturn; reader: OrderSide };

const Decline = ({ order, reader }: Omit<ReturnAnswersProps, "returning">) => {
  const { t } = useTranslation("fulfilment");
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const onDone = () => setOpen(false);
  const declining = useOrderStep({ send: declineReturn(order.id, reader), done: t("return.answered"), onDone });
  const isTooShort = reason.trim().length < SHORTEST_REASON;
  const confirm = () => {
    setAsked(true);
    if (!isTooShort) declining.mutate(reason.trim());
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t("return.decline")}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t("return.declineTitle")}
        confirmLabel={t("return.decline")}
        tone="danger"
        isPending={declining.isPending}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      >
        <TextField
          label={t("return.declineReason")}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={setReason}
          error={isAsked && isTooShort ? t("return.declineReasonFault") : undefined}
        />
      </ConfirmDialog>
    </>
  );
};

const Arrival = ({ order, reader }: Omit<ReturnAnswersProps, "returning">) => {
  const { t } = useTranslation("fulfilment");
  const [isOpen, setOpen] = useState(false);
  const onDone = () => setOpen(false);
  const { run, confirmation } = useConfirmed();
  const send = () => run(confirmArrival(order.id, reader));
  const arriving = useOrderStep({ send, done: t("return.arrivedDone"), onDone });
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t("return.arrived")}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t("return.arrivedTitle")}
        confirmLabel={t("return.arrived")}
        isPending={arriving.isPending}
        onConfirm={() => arriving.mutate()}
        onCancel={() => setOpen(false)}
      >
        <p>{t("return.arrivedText")}</p>
      </ConfirmDialog>
      {reader === "administrator" && <FreshConfirmation {...confirmation} />}
    </>
  );
};

/** What the artist, in their time, and administrators may answer. */
export const ReturnAnswers = ({ order, returning: { status }, reader }: ReturnAnswersProps) => {
  const { t } = useTranslation("fulfilment");
  const accepting = useOrderStep({ send: acceptReturn(order.id, reader), done: t("return.answered") });
  if (reader === "buyer") return null;
  if (status === "sent") return <Arrival order={order} reader={reader} />;
  const isAdministrator = reader === "administrator";
  const isOpen = status === "requested" || (isAdministrator && status === "escalated");
  const isOverrulable = isAdministrator && status === "declined" && order.waits !== null;
  if (!isOpen && !isOverrulable) return null;
  return (
    <>
      <Button variant="contained" onClick={() => accepting.mutate()} loading={accepting.isPending}>
        {t(isOverrulable ? "return.overrule" : "return.accept")}
      </Button>
      {isOpen && <Decline order={order} reader={reader} />}
    </>
  );
};
