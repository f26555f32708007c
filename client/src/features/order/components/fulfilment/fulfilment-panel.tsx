import styled from "@emotion/styled";
import type { OrderSide, OrderView } from "@naqsh/shared/order";
import { useTranslation } from "../../../../i18n/use-translation";
import { ArtistsStep, BuyersStep } from "./fulfilment-steps";
import { FailedRefunds } from "./failed-refunds";
import { OrderTimeline } from "./order-timeline";
import { OrderWaitPanel } from "./order-wait-panel";
import { ParcelFacts } from "./parcel-facts";
import { RefundPanel } from "./refund-panel";
import { ReturnPanel } from "./return-panel";

/** An order's life after its payment: what waits for whom, the reader's next step, and what has been. */
export const FulfilmentPanel = ({ order, reader }: { order: OrderView; reader: OrderSide }) => {
  const { t } = useTranslation("fulfilment");
  const { parcel, returning } = order.fulfilment;
  const isPaid = order.paidAt !== null;
  return (
    <Parts aria-label={t("title")}>
      <FailedRefunds order={order} reader={reader} />
      {isPaid && (
        <>
          <OrderWaitPanel order={order} reader={reader} />
          {reader === "buyer" && <BuyersStep order={order} />}
          {reader === "artist" && <ArtistsStep order={order} />}
          {returning && <ReturnPanel order={order} returning={returning} reader={reader} />}
          {parcel && <ParcelFacts parcel={parcel} way="sent" />}
        </>
      )}
      <RefundPanel order={order} reader={reader} />
      <OrderTimeline moments={order.moments} />
    </Parts>
  );
};

const Parts = styled.section`
  display: grid;
  gap: var(--space-xl);
`;
