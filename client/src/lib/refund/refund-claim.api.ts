import type { RefundClaim } from "@naqsh/shared/order";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "../../i18n/use-format";
import { showToast } from "../../ui/toast.store";
import { api } from "../api";
import { isApiError } from "../api-error";
import { ORDERS_KEY, TRANSFERS_KEY } from "../query-keys";

/** Money that is to go back by transfer; `refundId`: null if all of a payment does. */
export type RefundToTransfer = {
  orderId: string;
  paymentId: string;
  refundId: string | null;
  claim: RefundClaim | null;
};

const sent = ({ orderId: id, paymentId, refundId }: RefundToTransfer) => ({
  params: { id, paymentId },
  body: { refundId },
});

const intentOf = (what: string, { paymentId, refundId }: RefundToTransfer): string =>
  `${what}.${paymentId}.${refundId ?? ""}`;

export const claimTransfer = (refund: RefundToTransfer) => () =>
  api.post("/api/admin/orders/:id/transfers/:paymentId/claim-refund", {
    ...sent(refund),
    intent: intentOf("claimRefund", refund),
  });

export const releaseTransfer = (refund: RefundToTransfer) => () =>
  api.post("/api/admin/orders/:id/transfers/:paymentId/release-refund", {
    ...sent(refund),
    intent: intentOf("releaseRefund", refund),
  });

/** `done`: what is said when it is done. Whoever came first is seen after a refusal too, since both lists of refunds are asked again. */
export const useClaimStep = ({ run, done }: { run: () => Promise<unknown>; done: string }) => {
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => showToast({ title: done, tone: "good" }),
    onError: (failure) => {
      if (isApiError(failure)) showToast({ title: failure.text(language), tone: "urgent" });
    },
    onSettled: () =>
      Promise.all([ORDERS_KEY, TRANSFERS_KEY].map((list) => queries.invalidateQueries({ queryKey: [list] }))),
  });
};
