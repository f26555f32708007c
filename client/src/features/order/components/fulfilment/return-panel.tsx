import styled from "@emotion/styled";
import type { OrderReturn, OrderSide, OrderView } from "@naqsh/shared/order";
import { useTranslation } from "../../../../i18n/use-translation";
import { RefreshIcon } from "../../../../ui/icons";
import { Bidi } from "../../../../ui/bidi";
import { OrderStatus } from "../order-status";
import { ParcelFacts } from "./parcel-facts";
import { ReturnAnswers } from "./return-answers";

type ReturnPanelProps = { order: OrderView; returning: OrderReturn; reader: OrderSide };

/** A return as it was asked and answered, with what the reader may do about it. */
export const ReturnPanel = ({ order, returning, reader }: ReturnPanelProps) => {
  const { t } = useTranslation("fulfilment");
  const { reason, isDefective, pictures, answer, parcel, status } = returning;
  const isOver = status === "declined" || status === "lapsed" || status === "arrived";
  return (
    <OrderStatus
      tone={isOver ? "neutral" : "waiting"}
      icon={RefreshIcon}
      title={t("return.asked")}
      actions={<ReturnAnswers order={order} returning={returning} reader={reader} />}
    >
      <Words>
        <blockquote>
          <Bidi>{reason ?? t("return.erased")}</Bidi>
        </blockquote>
        <p>{t(isDefective ? "return.isDefective" : "return.isNotDefective")}</p>
        {pictures.length > 0 && (
          <div className="pictures">
            {pictures.map((url, place) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={t("return.picture", { place: place + 1 })} loading="lazy" />
              </a>
            ))}
          </div>
        )}
        {answer?.reason && (
          <p>
            <b>{t("return.declined")}:</b> <Bidi>{answer.reason}</Bidi>
          </p>
        )}
        {parcel && <ParcelFacts parcel={parcel} way="back" />}
      </Words>
    </OrderStatus>
  );
};

const Words = styled.div`
  display: grid;
  gap: var(--space-m);

  blockquote {
    margin: 0;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--line-strong);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  .pictures {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s);
  }

  img {
    inline-size: 104px;
    block-size: 104px;
    border-radius: var(--r-panel);
    object-fit: cover;
  }
`;
