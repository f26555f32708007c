import type { BeginPaymentBody, OrderView, PaymentSecret } from "@naqsh/shared/order";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { showToast } from "../../ui/toast.store";
import { api } from "../api";
import { isApiError } from "../api-error";
import { ORDERS_KEY } from "../query-keys";

const KEPT_MS = 5 * 60_000;

/** The ways to pay that are open now. */
export const useWaysToPay = () =>
  useQuery({
    queryKey: ["payments", "methods"],
    queryFn: ({ signal }) => api.get("/api/payments/methods", { signal }),
    staleTime: KEPT_MS,
  });

/** Begins a payment. The same attempt keeps its id until it is answered, so that it cannot be charged twice. */
const beginPayment = (orderId: string, body: BeginPaymentBody): Promise<{ id: string }> =>
  api.post("/api/orders/:id/payments", { params: { id: orderId }, body, intent: `pay.${orderId}` });

/** Gives up an attempt that waits for the buyer, so that it may be paid another way. */
const abandonPayment = (orderId: string, paymentId: string): Promise<{ id: string }> =>
  api.post("/api/orders/:id/payments/:paymentId/abandon", {
    params: { id: orderId, paymentId },
    intent: `abandon.${paymentId}`,
  });

/** The buyer is through with their bank: the provider is asked what became of it. */
export const confirmPayment = (orderId: string, paymentId: string): Promise<{ id: string }> =>
  api.post("/api/orders/:id/payments/:paymentId/confirm", {
    params: { id: orderId, paymentId },
    intent: `confirm.${paymentId}`,
  });

/** What opens Stripe's form; never kept. */
export const revealPaymentSecret = (orderId: string, paymentId: string): Promise<PaymentSecret> =>
  api.post("/api/orders/:id/payments/:paymentId/secret", {
    params: { id: orderId, paymentId },
    intent: `secret.${paymentId}`,
  });

/** A step of a payment: its refusal is shown, and the order is asked for again whatever came of it. */
const useStep = <Input>(what: "setup" | "failed", run: (input: Input) => Promise<unknown>) => {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onError: (failure) => {
      const said = isApiError(failure)
        ? { title: t(`errors.${what}`), text: failure.text(language) }
        : { title: t("errors.title"), text: t("errors.text") };
      showToast({ ...said, tone: "urgent" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
};

export const useBeginPayment = ({ id }: Pick<OrderView, "id">) =>
  useStep("setup", (body: BeginPaymentBody) => beginPayment(id, body));
export const useAbandonPayment = ({ id }: Pick<OrderView, "id">, paymentId: string) =>
  useStep("failed", () => abandonPayment(id, paymentId));
export const useConfirmPayment = ({ id }: Pick<OrderView, "id">, paymentId: string) =>
  useStep("failed", () => confirmPayment(id, paymentId));
