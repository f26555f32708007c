import { Button } from "../../../../ui/button";
import { CARRIERS, type Carrier, type ShipmentBody } from "@naqsh/shared/order";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../../../i18n/use-translation";
import { ChipRow, ChoiceChip } from "../../../../ui/chip";
import { TextField } from "../../../../ui/form/text-field";
import { PackageIcon } from "../../../../ui/icons";
import { Stack } from "../../../../ui/stack";
import { Text } from "../../../../ui/text";
import { OrderStatus } from "../order-status";

/** As the server reads it. */
const NUMBER = /^[A-Za-z0-9][A-Za-z0-9 -]{2,39}$/;

type ShipmentFormProps = {
  title: string;
  text: string;
  isPending: boolean;
  onSend: (shipment: ShipmentBody) => void;
};

/** Which carrier took the parcel, and under which number. */
export const ShipmentForm = ({ title, text, isPending, onSend }: ShipmentFormProps) => {
  const { t } = useTranslation("fulfilment");
  const [carrier, setCarrier] = useState<Carrier>("spl");
  const [trackingNumber, setTrackingNumber] = useState("");
  const [isAsked, setAsked] = useState(false);
  const isFit = NUMBER.test(trackingNumber.trim());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isFit && !isPending) onSend({ carrier, trackingNumber: trackingNumber.trim() });
  };
  return (
    <OrderStatus tone="waiting" icon={PackageIcon} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack gap="l">
          <Text size="label">{text}</Text>
          <ChipRow role="group" aria-label={t("ship.carrier")}>
            {CARRIERS.map((one) => (
              <ChoiceChip key={one} isChosen={one === carrier} onSelect={() => setCarrier(one)}>
                {t(`carriers.${one}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
          <TextField
            label={t("ship.number")}
            hint={t("ship.numberHint")}
            kind="code"
            value={trackingNumber}
            onChange={setTrackingNumber}
            maxLength={40}
            error={isAsked && !isFit ? t("ship.numberFault") : undefined}
          />
          <div>
            <Button type="submit" variant="contained" size="large" loading={isPending}>
              {t("ship.send")}
            </Button>
          </div>
        </Stack>
      </form>
    </OrderStatus>
  );
};
