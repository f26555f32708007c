import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { OrderSide, OrderStatus, OrderView } from "@naqsh/shared/order";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { personNameOf } from "../../../lib/person-name";
import { RefundDue } from "../../../lib/refund/refund-due";
import { titleOf } from "../../../lib/artwork-names";
import { Ltr } from "../../../ui/bidi";
import { LotOfRow, LotRow } from "../../../ui/lot-row";
import { Money } from "../../../ui/money";
import { StatusPill, type Tone } from "../../../ui/status-pill";
import { DoneIcon, PackageIcon, RefreshIcon, RefusedIcon, TimerIcon } from "../../../ui/icons";
import type { IconType } from "../../../ui/drawn-icon";

const PILLS: Record<OrderStatus, { tone: Tone; icon: IconType }> = {
  pending: { tone: "waiting", icon: TimerIcon },
  processing: { tone: "brand", icon: PackageIcon },
  shipped: { tone: "brand", icon: PackageIcon },
  completed: { tone: "good", icon: DoneIcon },
  cancelled: { tone: "neutral", icon: RefusedIcon },
  returnRequested: { tone: "waiting", icon: RefreshIcon },
  returned: { tone: "neutral", icon: RefreshIcon },
  refunded: { tone: "neutral", icon: RefreshIcon },
};

type Reader = Exclude<OrderSide, "buyer">;

const FollowedOrder = ({ order, reader }: { order: OrderView; reader: Reader }) => {
  const { t } = useTranslation("fulfilment");
  const format = useFormat();
  const language = useLanguage();
  const { waits, buyer, amounts } = order;
  const hasFailedRefund = reader === "administrator" && order.failedRefunds.length > 0;
  const byHand = reader === "administrator" && order.fulfilment.refunds.find(({ dueAt }) => dueAt !== null);
  const isOwn = waits?.for === reader;
  const { tone, icon } = PILLS[order.status];
  const name = personNameOf(buyer, language) ?? t("row.erased");
  return (
    <Row>
      <LotOfRow
        image={order.lot.image}
        title={titleOf(order.lot, language)}
        to={`/orders/${order.id}`}
        heading="h2"
        sizes="108px"
        by={
          <>
            {t("row.buyer", { name })} · <Ltr>{order.number}</Ltr> · {format.date(msFromInstant(order.createdAt))}
          </>
        }
        pill={
          <>
            <StatusPill tone={tone} icon={icon}>
              {t(`statuses.${order.status}`)}
            </StatusPill>
            {byHand && (
              <span className="waits" data-own>
                {t("row.refundByHand")} {byHand.dueAt !== null && <RefundDue dueAt={byHand.dueAt} />}
              </span>
            )}
            {hasFailedRefund && (
              <span className="waits" data-own>
                {t("row.refundFailed")}
              </span>
            )}
            {waits && (
              <span className="waits" data-own={isOwn}>
                {t(isOwn ? `waits.own.${waits.step}` : `waits.other.${waits.step}`)}
                {waits.dueAt && ` · ${t("waits.until", { time: format.dateTime(msFromInstant(waits.dueAt)) })}`}
              </span>
            )}
          </>
        }
      />
      <div className="end">
        <span className="total">
          <Money amount={reader === "artist" ? amounts.artistShare : amounts.total} />
        </span>
        <Button
          variant={isOwn || hasFailedRefund || byHand ? "contained" : "outlined"}
          size="small"
          component={Link}
          to={`/orders/${order.id}`}
        >
          {t("open")}
        </Button>
      </div>
    </Row>
  );
};

/** Orders as their artist or an administrator follows them: each with what it waits for. */
export const FollowedOrderList = ({ orders, reader }: { orders: readonly OrderView[]; reader: Reader }) => (
  <div>
    {orders.map((order) => (
      <FollowedOrder key={order.id} order={order} reader={reader} />
    ))}
  </div>
);

const Row = styled(LotRow)`
  grid-template-columns: 108px minmax(0, 1fr) auto;
  gap: var(--space-s) var(--space-xl);

  h2 {
    font-size: var(--text-heading);
    line-height: 1.45;
  }

  .pill {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-s);
  }

  .waits {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  .waits[data-own="true"] {
    color: var(--saffron-ink);
    font-weight: 600;
  }

  .end {
    display: grid;
    gap: var(--space-s);
    justify-items: end;
  }

  .total {
    font-weight: 700;
    font-size: var(--text-heading);
  }

  @media (max-width: 767.95px) {
    --wall-inline: 92px;

    grid-template-columns: 92px minmax(0, 1fr);
    gap: var(--space-s) var(--space-l);

    .end {
      grid-column: 2;
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      align-items: center;
    }
  }
`;
