import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import type { OrderView } from "@naqsh/shared/order";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation";
import { Link, useParams } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { personNameOf } from "../../lib/person-name";
import { useSession } from "../../lib/session";
import { WhyButton } from "../../lib/why/why-button";
import { Bidi, Ltr } from "../../ui/bidi";
import { PackageIcon } from "../../ui/icons";
import { Container, PageHeading } from "../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../ui/skeleton";
import { ErrorState } from "../../ui/states";
import { MoneyTrailPanel } from "./components/money-trail";
import { FulfilmentPanel } from "./components/fulfilment/fulfilment-panel";
import { OrderProgress } from "./components/order-progress";
import { OrderStatus } from "./components/order-status";
import { OrderSteps } from "./components/order-steps";
import { OrderSummary, PRICES } from "./components/order-summary";
import { useOrderNews } from "./order.live";
import { getOrder, orderKeys } from "./order.api";
import { refreshEvery, stageOfOrder } from "./order-stage";
import { useNow } from "../../lib/clock.store";

/** What the artist and administrators see of somebody's order. */
const Onlooker = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("order");
  const { user } = useSession();
  const stage = stageOfOrder(order, useNow());
  const buyer = personNameOf(order.buyer, useLanguage());
  return (
    <OrderStatus tone={stage === "paid" ? "good" : "neutral"} icon={PackageIcon} title={t(`stages.${stage}`)}>
      <p>
        {t("buyer")} <Bidi>{buyer || t("erasedBuyer")}</Bidi>{" "}
        {stage === "cancelled" && <WhyButton state="orderCancelled" subject={order.id} />}
      </p>
      {user?.role === "admin" && (
        <Button variant="outlined" component={Link} to={`/admin/history?stream=order-${order.id}`}>
          {t("history")}
        </Button>
      )}
    </OrderStatus>
  );
};

const Ready = ({ order }: { order: OrderView }) => {
  const { user } = useSession();
  const isBuyer = user?.id === order.buyer.id;
  const others = user?.role === "admin" ? "administrator" : "artist";
  const role = isBuyer ? "buyer" : others;
  return (
    <>
      <OrderSteps order={order} reader={role} />
      <div className="columns">
        <div className="way">
          {isBuyer ? <OrderProgress order={order} /> : <Onlooker order={order} />}
          <FulfilmentPanel order={order} reader={role} />
          <MoneyTrailPanel orderId={order.id} priceName={PRICES[order.source]} />
        </div>
        <OrderSummary order={order} role={role} />
      </div>
    </>
  );
};

/** `/orders/:id`: what became of it, and the way to pay it. */
export const OrderPage = () => {
  const { t } = useTranslation("order");
  const language = useLanguage();
  const { id = "" } = useParams();
  useOrderNews();
  const { data, error, refetch } = useQuery({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => getOrder(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => refreshEvery(state.data),
    refetchOnWindowFocus: true,
  });
  const isWaiting = useHeldWait(!data && !error);
  const isUnknown = isApiError(error) && (error.status === 404 || error.status === 403);
  return (
    <Page>
      <PageHeading documentTitle={data ? `${t("title")} ${data.number}` : t("title")}>
        {t("title")} {data && <Ltr className="number">{data.number}</Ltr>}
      </PageHeading>
      {!isWaiting && data && <Ready order={data} />}
      {!isWaiting && !data && error && (
        <ErrorState
          title={t(isUnknown ? "unknown" : "failedToLoad")}
          text={isApiError(error) ? error.text(language) : undefined}
          {...(isUnknown ? {} : { onRetry: () => void refetch() })}
          actions={
            <Button variant="outlined" component={Link} to="/orders">
              {t("paid.orders")}
            </Button>
          }
        />
      )}
      {isWaiting && (
        <Loading label={t("loading")}>
          <div className="columns">
            <Skeleton block="420px" radius="14px" />
            <Skeleton block="460px" radius="14px" />
          </div>
        </Loading>
      )}
    </Page>
  );
};

const Page = styled(Container)`
  max-inline-size: 1180px;
  padding-block: 26px 72px;

  .number {
    font-family: var(--font-ui);
    font-weight: 600;
    font-size: 0.82em;
  }

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 420px;
    gap: var(--space-3xl);
    align-items: start;
    margin-block-start: 22px;
  }

  .way {
    display: grid;
    gap: var(--space-xl);
  }

  @media (max-width: 1023.95px) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-xl);
    }
    .columns > :last-child {
      position: static;
      order: -1;
    }
  }
`;
