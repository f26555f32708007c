import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { AuctionListItem } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { OrderView } from "@naqsh/shared/order";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { ArtistLink } from "../../../lib/artist-link";
import { titleOf } from "../../../lib/artwork-names";
import { useNow } from "../../../lib/clock.store";
import { Ltr } from "../../../ui/bidi";
import type { IconType } from "../../../ui/drawn-icon";
import { DoneIcon, PackageIcon, RefusedIcon, RefreshIcon, TimerIcon } from "../../../ui/icons";
import { LotOfRow, LotRow } from "../../../ui/lot-row";
import { Money } from "../../../ui/money";
import { MoreButton } from "../../../ui/more-button";
import { Loading, Skeleton, useHeldWait } from "../../../ui/skeleton";
import { EmptyState, ErrorState } from "../../../ui/states";
import { StatusPill, type Tone } from "../../../ui/status-pill";
import { PaymentReturn } from "./payment-return";
import { listOffers, orderKeys, useMyOrders } from "../order.api";
import { useOrderNews } from "../order.live";
import { stageOfOrder, type OrderStage } from "../order-stage";

const pills: Record<OrderStage, { tone: Tone; icon: IconType }> = {
  toPay: { tone: "waiting", icon: TimerIcon },
  failed: { tone: "urgent", icon: RefusedIcon },
  paying: { tone: "waiting", icon: TimerIcon },
  needsConfirmation: { tone: "waiting", icon: TimerIcon },
  awaitingTransfer: { tone: "waiting", icon: TimerIcon },
  paid: { tone: "good", icon: DoneIcon },
  shipped: { tone: "brand", icon: PackageIcon },
  completed: { tone: "good", icon: DoneIcon },
  returnRequested: { tone: "waiting", icon: RefreshIcon },
  returned: { tone: "neutral", icon: RefreshIcon },
  refunded: { tone: "neutral", icon: RefreshIcon },
  refundUnderway: { tone: "neutral", icon: RefreshIcon },
  refundFailed: { tone: "urgent", icon: RefusedIcon },
  cancelled: { tone: "neutral", icon: RefusedIcon },
  overdue: { tone: "urgent", icon: TimerIcon },
};

const PAYABLE: OrderStage[] = ["toPay", "failed", "needsConfirmation"];

const OrderRow = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("order");
  const format = useFormat();
  const language = useLanguage();
  const stage = stageOfOrder(order, useNow());
  const { tone, icon } = pills[stage];
  const due = t("deadline.before", { time: format.dateTime(msFromInstant(order.paymentDueAt)) });
  const isPayable = PAYABLE.includes(stage);
  const to = isPayable ? `/checkout/${order.artworkId}` : `/orders/${order.id}`;
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
            <ArtistLink artist={order.lot.artist} /> · <Ltr>{order.number}</Ltr> ·{" "}
            {format.date(msFromInstant(order.createdAt))}
          </>
        }
        pill={
          <StatusPill tone={tone} icon={icon}>
            {isPayable ? due : t(`stages.${stage}`)}
          </StatusPill>
        }
      />
      <div className="end">
        <span className="total">
          <Money amount={order.amounts.total} />
        </span>
        <Button variant={isPayable ? "contained" : "outlined"} size="small" component={Link} to={to}>
          {t(isPayable ? "completePayment" : "open")}
        </Button>
      </div>
    </Row>
  );
};

const OfferRow = ({ item }: { item: AuctionListItem }) => {
  const { t } = useTranslation("order");
  const format = useFormat();
  const language = useLanguage();
  const offer = item.mine?.offer;
  return (
    <Row>
      <LotOfRow
        image={item.lot.image}
        title={titleOf(item.lot, language)}
        to={`/auctions/${item.auctionId}`}
        heading="h2"
        sizes="108px"
        by={t("offer.text")}
        pill={
          offer && (
            <StatusPill tone="brand" icon={TimerIcon}>
              {t("offer.before", { time: format.dateTime(msFromInstant(offer.endsAt)) })}
            </StatusPill>
          )
        }
      />
      <div className="end">
        {offer && (
          <span className="total">
            <Money amount={offer.amount} />
          </span>
        )}
        <Button variant="contained" size="small" component={Link} to={`/auctions/${item.auctionId}`}>
          {t("offer.answer")}
        </Button>
      </div>
    </Row>
  );
};

const NONE: readonly OrderView[] = [];

/** What the reader won, bought, or may still accept. */
export const OrderList = () => {
  const { t } = useTranslation("order");
  const language = useLanguage();
  useOrderNews();
  const orders = useMyOrders();
  const offers = useQuery({ queryKey: orderKeys.offers, queryFn: ({ signal }) => listOffers(signal), staleTime: 0 });
  // Whoever has no order may still have an offer: nothing is called empty before both are known.
  const isWaiting = useHeldWait(orders.isPending || offers.isPending);
  const isEmpty = orders.data?.length === 0 && (offers.data ?? []).length === 0;
  return (
    <Rows>
      <PaymentReturn orders={orders.data ?? NONE} />
      {!isWaiting && (offers.data ?? []).map((item) => <OfferRow key={item.auctionId} item={item} />)}
      {!isWaiting && orders.data?.map((order) => <OrderRow key={order.id} order={order} />)}
      {!isWaiting && <MoreButton list={orders} />}
      {!isWaiting && isEmpty && (
        <EmptyState
          title={t("empty.title")}
          text={t("empty.text")}
          actions={
            <>
              <Button variant="contained" component={Link} to="/marketplace">
                {t("marketplace")}
              </Button>
              <Button variant="outlined" component={Link} to="/auctions">
                {t("auctions")}
              </Button>
            </>
          }
        />
      )}
      {!orders.data && orders.error && (
        <ErrorState
          title={t("failedToLoad")}
          text={isApiError(orders.error) ? orders.error.text(language) : undefined}
          onRetry={() => void orders.refetch()}
        />
      )}
      {isWaiting && (
        <Loading label={t("loading")}>
          {[0, 1, 2].map((row) => (
            <div key={row} style={{ paddingBlock: 16 }}>
              <Skeleton block="120px" />
            </div>
          ))}
        </Loading>
      )}
    </Rows>
  );
};

const Rows = styled.div`
  .more {
    display: flex;
    margin: 28px auto 0;
  }
`;

const Row = styled(LotRow)`
  grid-template-columns: 108px minmax(0, 1fr) auto;
  gap: var(--space-s) var(--space-xl);

  h2 {
    font-size: var(--text-heading);
    line-height: 1.45;
  }

  .end {
    display: grid;
    gap: var(--space-s);
    justify-items: end;
  }

  .end .button {
    white-space: nowrap;
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
