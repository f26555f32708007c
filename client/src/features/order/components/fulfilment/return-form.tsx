import { Button } from "../../../../ui/button";
import { Checkbox } from "../../../../ui/material/checkbox";
import { FormControlLabel } from "../../../../ui/material/form-control-label";
import type { OrderView } from "@naqsh/shared/order";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../../../i18n/use-translation";
import { TextField } from "../../../../ui/form/text-field";
import { RefreshIcon } from "../../../../ui/icons";
import { Stack } from "../../../../ui/stack";
import { Text } from "../../../../ui/text";
import { requestReturn, useOrderStep } from "../../fulfilment.api";
import { OrderStatus } from "../order-status";
import { ReturnPictures } from "./return-pictures";

const SHORTEST_REASON = 10;

/** The buyer's request: why, whether the work is defective, and pictures. */
export const ReturnForm = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("fulfilment");
  const [reason, setReason] = useState("");
  const [isDefective, setDefective] = useState(false);
  const [pictures, setPictures] = useState<string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const asking = useOrderStep({ send: requestReturn(order.id), done: t("return.done") });
  const isTooShort = reason.trim().length < SHORTEST_REASON;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isTooShort && !asking.isPending) asking.mutate({ reason: reason.trim(), isDefective, pictures });
  };
  return (
    <OrderStatus tone="neutral" icon={RefreshIcon} title={t("return.title")}>
      <form onSubmit={submit} noValidate>
        <Stack gap="l">
          <TextField
            label={t("return.reason")}
            hint={t("return.reasonHint")}
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={setReason}
            error={isAsked && isTooShort ? t("return.reasonFault") : undefined}
          />
          <div>
            <FormControlLabel
              control={<Checkbox checked={isDefective} onChange={() => setDefective(!isDefective)} />}
              label={t("return.defective")}
            />
            <Text size="small" tone="quiet">
              {t(isDefective ? "return.defectiveYes" : "return.defectiveNo")}
            </Text>
          </div>
          <ReturnPictures orderId={order.id} onChange={setPictures} />
          <div>
            <Button type="submit" variant="contained" loading={asking.isPending}>
              {t("return.send")}
            </Button>
          </div>
        </Stack>
      </form>
    </OrderStatus>
  );
};
