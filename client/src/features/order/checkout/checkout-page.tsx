import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { CheckoutView, OrderView } from "@naqsh/shared/order";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useParams } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { useSession } from "../../../lib/session";
import { Container, PageHeading } from "../../../ui/page";
import { Loading, Skeleton, useHeldWait } from "../../../ui/skeleton";
import { EmptyState, ErrorState } from "../../../ui/states";
import { refreshEvery } from "../order-stage";
import { getOrder, orderKeys } from "../order.api";
import { useOrderNews } from "../order.live";
import { Checkout } from "./checkout";
import { useOrderOfWork, useWorkToBuy } from "./checkout.api";

/** A work without a page to lead to: unknown, or withdrawn. */
const Missing = ({ title, text }: { title: string; text: string }) => {
  const { t } = useTranslation("checkout");
  return (
    <EmptyState
      title={title}
      text={text}
      actions={
        <Button variant="contained" component={Link} to="/marketplace">
          {t("toMarket")}
        </Button>
      }
    />
  );
};

const reasonOf = ({ sold, reserved }: ArtworkDetail): "sold" | "reserved" | "text" => {
  if (sold) return "sold";
  return reserved ? "reserved" : "text";
};

const Unavailable = ({ artwork }: { artwork: ArtworkDetail }) => {
  const { t } = useTranslation("checkout");
  return (
    <EmptyState
      title={t("unavailable.title")}
      text={t(`unavailable.${reasonOf(artwork)}`)}
      actions={
        <>
          <Button variant="contained" component={Link} to={`/artwork/${artwork.id}`}>
            {t("toWork")}
          </Button>
          <Button variant="outlined" component={Link} to="/marketplace">
            {t("toMarket")}
          </Button>
        </>
      }
    />
  );
};

type ReadyProps = {
  artwork: ArtworkDetail | "withdrawn" | null;
  order: OrderView | null;
  sums: CheckoutView["sums"];
};

const Ready = ({ artwork, order, sums }: ReadyProps) => {
  const { t } = useTranslation("checkout");
  const { user } = useSession();
  if (artwork === null) return <Missing title={t("missing.title")} text={t("missing.text")} />;
  if (artwork === "withdrawn") return <Missing title={t("unavailable.title")} text={t("unavailable.withdrawn")} />;
  const isOwn = user?.id === artwork.artistId;
  const isBuyable = (artwork.isForSale && artwork.price !== null) || artwork.reservedForYou === true;
  if (order === null && (!isBuyable || isOwn)) return <Unavailable artwork={artwork} />;
  return <Checkout artwork={artwork} order={order} sums={sums} />;
};

/** `/checkout/:artworkId`: the one place to pay, for a fixed price and for a won auction. */
export const CheckoutPage = () => {
  const { t } = useTranslation("checkout");
  const language = useLanguage();
  const { artworkId = "" } = useParams();
  useOrderNews();
  const artwork = useWorkToBuy(artworkId);
  const known = useOrderOfWork(artworkId);
  const orderId = known.data?.orderId ?? null;
  const order = useQuery({
    queryKey: orderKeys.one(orderId ?? ""),
    queryFn: ({ signal }) => getOrder(orderId ?? "", signal),
    enabled: orderId !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => refreshEvery(state.data),
    refetchOnWindowFocus: true,
  });
  const failure = artwork.error ?? known.error ?? order.error;
  const hasOrder = known.data !== undefined && (orderId === null || order.data !== undefined);
  const isComplete = artwork.data !== undefined && hasOrder;
  const isWaiting = useHeldWait(!isComplete && !failure);
  const retry = () => void Promise.all([artwork.refetch(), known.refetch(), orderId !== null && order.refetch()]);
  return (
    <Page>
      <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
      {!isWaiting && isComplete && (
        <Ready
          artwork={artwork.data ?? null}
          order={orderId === null ? null : (order.data ?? null)}
          sums={known.data?.sums ?? null}
        />
      )}
      {!isWaiting && !isComplete && failure && (
        <ErrorState
          title={t("failedToLoad")}
          text={isApiError(failure) ? failure.text(language) : undefined}
          onRetry={retry}
        />
      )}
      {isWaiting && (
        <Loading label={t("loading")}>
          <div className="columns">
            <Skeleton block="480px" radius="14px" />
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

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 420px;
    gap: var(--space-3xl);
    align-items: start;
    margin-block-start: 22px;
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
