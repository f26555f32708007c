import { ARTWORKS_KEY, ORDERS_KEY } from "../../../lib/query-keys";
import { Button } from "../../../ui/button";
import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { CheckoutView, OrderView } from "@naqsh/shared/order";
import type { DeliveryZone } from "@naqsh/shared/settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useSearchParams } from "react-router-dom";
import { useKnownAddresses, useWriteAddress } from "../../../lib/address/address.api";
import { useNow } from "../../../lib/clock.store";
import type { AddressValues } from "../../../lib/address/address-values";
import { DoneIcon, PackageIcon, TimerIcon } from "../../../ui/icons";
import { showToast } from "../../../ui/toast.store";
import { OrderStatus } from "../components/order-status";
import { stageOfOrder } from "../order-stage";
import { AddressForm, type DeliveryValues } from "./address-form";
import { beginCheckout, checkoutKey, chooseDelivery } from "./checkout.api";
import { CheckoutPayment } from "./checkout-payment";
import { CheckoutSummary } from "./checkout-summary";

const HALALAS_OF_A_RIYAL = 100;
/** What the address of the page says of the payment, and what providers send people back with. */
const STATUS = "payment_intent_status";

type CheckoutProps = { artwork: ArtworkDetail; order: OrderView | null; sums: CheckoutView["sums"] };

/** Keeps an address under a name, beside the purchase: one that the book does not take stops nobody from paying. */
const useKeeping = () => {
  const { t } = useTranslation("checkout");
  const writing = useWriteAddress();
  return (name: string, values: AddressValues): void => {
    if (name === "") return;
    const onError = () => showToast({ title: t("address.keep.notKept"), tone: "urgent" });
    writing.mutate({ id: null, name, values }, { onError });
  };
};

/** Keeps the work unless somebody has it, and says where it is sent: each may be repeated. */
const useGoingOn = ({ artwork, order, sums }: CheckoutProps, onDone: () => void) => {
  const queries = useQueryClient();
  const keep = useKeeping();
  return useMutation({
    mutationFn: async ({ keepAs, zone, ...address }: DeliveryValues) => {
      // What the work costs; what its way costs is chosen with the address.
      const seen = sums && (sums[zone].net + sums[zone].vat) / HALALAS_OF_A_RIYAL;
      const orderId = order?.id ?? (await beginCheckout(artwork.id, seen ?? undefined)).orderId;
      await chooseDelivery(orderId, { zone, address });
      keep(keepAs.trim(), { zone, ...address });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: checkoutKey(artwork.id) }),
        queries.invalidateQueries({ queryKey: [ORDERS_KEY] }),
        queries.invalidateQueries({ queryKey: [ARTWORKS_KEY] }),
      ]),
    onSuccess: onDone,
  });
};

/** The address says how the payment went, as long as it has gone no other way. */
const useStatusInAddress = (order: OrderView | null): void => {
  const [query, setQuery] = useSearchParams();
  const now = useNow();
  const stage = order && stageOfOrder(order, now);
  const isDone = order !== null && order.paidAt !== null;
  const failed = stage === "failed" ? "failed" : null;
  const wanted = isDone ? "succeeded" : failed;
  const said = query.get(STATUS);
  useEffect(() => {
    if (said === wanted) return;
    const next = new URLSearchParams(query);
    if (wanted === null) next.delete(STATUS);
    else next.set(STATUS, wanted);
    setQuery(next, { replace: true });
  }, [said, wanted, query, setQuery]);
};

const Succeeded = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation("checkout");
  return (
    <OrderStatus
      tone="good"
      icon={DoneIcon}
      title={t("succeeded.title")}
      actions={
        <>
          <Button variant="contained" component={Link} to="/profile?tab=purchases" startIcon={<PackageIcon />}>
            {t("succeeded.purchases")}
          </Button>
          <Button variant="outlined" component={Link} to={`/orders/${order.id}`}>
            {t("succeeded.order")}
          </Button>
        </>
      }
    >
      <p>{t("succeeded.text")}</p>
    </OrderStatus>
  );
};

const Over = () => {
  const { t } = useTranslation("checkout");
  return (
    <OrderStatus tone="waiting" icon={TimerIcon} title={t("over.title")}>
      <p>{t("over.text")}</p>
    </OrderStatus>
  );
};

/** First where it goes, then how it is paid; what it comes to stands beside. */
export const Checkout = (props: CheckoutProps) => {
  const { artwork, order, sums } = props;
  const addresses = useKnownAddresses();
  const [isChanging, setChanging] = useState(false);
  const [zone, setZone] = useState<DeliveryZone>("riyadh");
  const goingOn = useGoingOn(props, () => setChanging(false));
  const now = useNow();
  useStatusInAddress(order);
  const stage = order && stageOfOrder(order, now);
  const isOverdue = order?.source === "fixedPrice" && stage === "overdue";
  const isOpen = stage === "toPay" || stage === "failed";
  const asksWhere = order === null || (isOpen && (order.delivery === null || isChanging));
  const seen = useRef(asksWhere);
  useEffect(() => {
    // What comes next begins at its beginning: the clock of the reservation stands there.
    if (seen.current !== asksWhere) window.scrollTo({ top: 0 });
    seen.current = asksWhere;
  }, [asksWhere]);
  const step = () => {
    if (order?.paidAt) return <Succeeded order={order} />;
    if (isOverdue) return <Over />;
    if (!asksWhere && order) return <CheckoutPayment order={order} onChange={() => setChanging(true)} />;
    if (!addresses.data) return null;
    return (
      <AddressForm
        known={addresses.data}
        command={goingOn}
        onSend={(values) => goingOn.mutate(values)}
        isReserving={order === null}
        onZone={setZone}
      />
    );
  };
  return (
    <div className="columns">
      <div>{step()}</div>
      <CheckoutSummary artwork={artwork} order={order} sums={asksWhere && sums ? sums[zone] : null} />
    </div>
  );
};
