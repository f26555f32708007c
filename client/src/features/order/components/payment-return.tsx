import { STRIPE_METHOD, type OrderView } from "@naqsh/shared/order";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useSearchParams } from "react-router-dom";
import { confirmPayment } from "../../../lib/payment/payment.api";
import { ORDERS_KEY } from "../../../lib/query-keys";
import { Button } from "../../../ui/button";
import { RefusedIcon, TimerIcon } from "../../../ui/icons";
import { OrderStatus } from "./order-status";

/** What the provider puts into the address that a bank leads back to; the secret is no address's to keep. */
const STATUS = "redirect_status";
const BROUGHT = [STATUS, "payment_intent", "payment_intent_client_secret"];

type Returned = "succeeded" | "failed";

const wordOf = (query: URLSearchParams): Returned | null => {
  if (!BROUGHT.some((name) => query.has(name))) return null;
  return query.get(STATUS) === "failed" ? "failed" : "succeeded";
};

/** The provider's word as the address brought it, which is taken out of the address at once. */
const useReturned = (): Returned | null => {
  const [query, setQuery] = useSearchParams();
  const [returned] = useState(() => wordOf(query));
  useEffect(() => {
    if (wordOf(query) === null) return;
    const next = new URLSearchParams(query);
    for (const name of BROUGHT) next.delete(name);
    setQuery(next, { replace: true });
  }, [query, setQuery]);
  return returned;
};

const waitsForBank = ({ payment, status }: OrderView): boolean =>
  status === "pending" && payment.method === STRIPE_METHOD && payment.status === "needsConfirmation";

/** For whoever a bank led back here: what it said, with the provider asked about it, since an address proves nothing. */
export const PaymentReturn = ({ orders }: { orders: readonly OrderView[] }) => {
  const { t } = useTranslation("order");
  const queries = useQueryClient();
  const returned = useReturned();
  const waiting = orders.find(waitsForBank);
  const paymentId = waiting?.payment.paymentId ?? null;
  const { mutate } = useMutation({
    mutationFn: ([orderId, payment]: [string, string]) => confirmPayment(orderId, payment),
    onSettled: () => queries.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
  const asked = returned === "succeeded" ? (waiting?.id ?? null) : null;
  useEffect(() => {
    if (asked !== null && paymentId !== null) mutate([asked, paymentId]);
  }, [asked, paymentId, mutate]);
  if (returned === null) return null;
  return (
    <OrderStatus
      tone={returned === "failed" ? "urgent" : "waiting"}
      icon={returned === "failed" ? RefusedIcon : TimerIcon}
      title={t(`returned.${returned}.title`)}
      actions={
        returned === "failed" &&
        waiting && (
          <Button variant="contained" component={Link} to={`/checkout/${waiting.artworkId}`}>
            {t("completePayment")}
          </Button>
        )
      }
    >
      <p>{t(`returned.${returned}.text`)}</p>
    </OrderStatus>
  );
};
