import type {
  FailedRefund,
  OrderSide,
  OrderStatus,
  RefundOrderBody,
  RequestReturnBody,
  ShipmentBody,
} from "@naqsh/shared/order";
import type { ExcessCredit, IssueDebitNoteBody } from "@naqsh/shared/invoice";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { api } from "../../lib/api";
import { isApiError } from "../../lib/api-error";
import { NotConfirmed } from "../../lib/confirm/use-confirmed";
import { usePaged } from "../../lib/paged";
import { ORDERS_KEY } from "../../lib/query-keys";
import { showToast } from "../../ui/toast.store";

/** `done`: what is said when it is done. */
type Step<Input> = { send: (input: Input) => Promise<unknown>; done: string; onDone?: () => void };

/** A step of an order: what was done is said, what was refused too, and every list of orders is asked for again. */
export const useOrderStep = <Input>({ send, done, onDone }: Step<Input>) => {
  const { t } = useTranslation("fulfilment");
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      showToast({ title: done, tone: "good" });
      onDone?.();
    },
    onError: (failure) => {
      if (failure instanceof NotConfirmed) return;
      showToast({ title: isApiError(failure) ? failure.text(language) : t("failed"), tone: "urgent" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
};

const of = (id: string) => ({ params: { id } });

export const shipOrder = (id: string) => (body: ShipmentBody) =>
  api.post("/api/orders/:id/shipment", { ...of(id), body, intent: `ship.${id}` });

export const confirmReceipt = (id: string) => () =>
  api.post("/api/orders/:id/receipt", { ...of(id), intent: `receive.${id}` });

export const cancelUnshipped = (id: string) => () =>
  api.post("/api/orders/:id/cancellation", { ...of(id), intent: `cancel.${id}` });

/** Gives the picture's id, which the request for the return names. */
export const sendReturnPicture = async (id: string, picture: File): Promise<string> => {
  const body = new FormData();
  body.set("image", picture);
  return (await api.post("/api/orders/:id/return/pictures", { ...of(id), body })).id;
};

export const requestReturn = (id: string) => (body: RequestReturnBody) =>
  api.post("/api/orders/:id/return", { ...of(id), body, intent: `return.${id}` });

/** The artist answers their own sale, an administrator any. */
export const acceptReturn = (id: string, by: OrderSide) => () =>
  by === "administrator"
    ? api.post("/api/admin/orders/:id/return/accept", { ...of(id), intent: `accept.${id}` })
    : api.post("/api/orders/:id/return/accept", { ...of(id), intent: `accept.${id}` });

export const declineReturn = (id: string, by: OrderSide) => (reason: string) =>
  by === "administrator"
    ? api.post("/api/admin/orders/:id/return/decline", { ...of(id), body: { reason }, intent: `decline.${id}` })
    : api.post("/api/orders/:id/return/decline", { ...of(id), body: { reason }, intent: `decline.${id}` });

export const sendReturn = (id: string) => (body: ShipmentBody) =>
  api.post("/api/orders/:id/return/shipment", { ...of(id), body, intent: `sendBack.${id}` });

export const confirmArrival = (id: string, by: OrderSide) => () =>
  by === "administrator"
    ? api.post("/api/admin/orders/:id/return/arrival", { ...of(id), intent: `arrival.${id}` })
    : api.post("/api/orders/:id/return/arrival", { ...of(id), intent: `arrival.${id}` });

export const refundOrder = (id: string) => (body: RefundOrderBody) =>
  api.post("/api/admin/orders/:id/refunds", { ...of(id), body, intent: `refund.${id}.${JSON.stringify(body)}` });

const ofRefund = (id: string, { paymentId }: FailedRefund) => ({ params: { id, paymentId } });
/** A refund fails anew with each try, and each try is repeated once. */
const tryOf = ({ paymentId, refundId, failedAt }: FailedRefund): string => `${paymentId}.${refundId ?? ""}.${failedAt}`;

export const repeatRefund = (id: string, refund: FailedRefund) => () =>
  api.post("/api/admin/orders/:id/payments/:paymentId/repeat-refund", {
    ...ofRefund(id, refund),
    body: { refundId: refund.refundId },
    intent: `repeat.${tryOf(refund)}`,
  });

export const recordPaidByTransfer = (id: string, refund: FailedRefund) => (bankReference: string) =>
  api.post("/api/admin/orders/:id/transfers/:paymentId/refunds", {
    ...ofRefund(id, refund),
    body: { refundId: refund.refundId, bankReference },
    intent: `sent.${tryOf(refund)}`,
  });

/** Invoices of which more was credited than went back; asked again with all lists of orders. */
export const useExcessCredits = () =>
  useQuery({
    queryKey: [ORDERS_KEY, "excessCredits"],
    queryFn: ({ signal }) => api.get("/api/admin/excess-credits", { signal }),
  });

export const issueDebitNote =
  ({ orderId: id, paymentId, credited }: ExcessCredit) =>
  (body: IssueDebitNoteBody) =>
    api.post("/api/admin/orders/:id/payments/:paymentId/debit-notes", {
      params: { id, paymentId },
      body,
      intent: `debit.${paymentId}.${credited}`,
    });

/** One of both at a time; null: all orders. */
export type OrderFilters = { status: OrderStatus | null; waitsFor: OrderSide | null };

const queryOf = ({ status, waitsFor }: OrderFilters) => ({ ...(status && { status }), ...(waitsFor && { waitsFor }) });

/** An artist's own, newest first. */
export const useSales = (filters: OrderFilters) =>
  usePaged([ORDERS_KEY, "sales", filters], "/api/orders/artist", { query: queryOf(filters) });

/** Everybody's, for administrators, newest first. */
export const useAllOrders = (filters: OrderFilters) =>
  usePaged([ORDERS_KEY, "all", filters], "/api/admin/orders", { query: queryOf(filters) });
