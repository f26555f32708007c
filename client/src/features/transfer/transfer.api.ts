import type { OrderView } from "@naqsh/shared/order";
import type { StatementLine, TransferRefund } from "@naqsh/shared/transfer";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "../../i18n/use-format";
import { api } from "../../lib/api";
import { isApiError } from "../../lib/api-error";
import { useConfirmed } from "../../lib/confirm/use-confirmed";
import { TRANSFERS_KEY } from "../../lib/query-keys";
import { showToast } from "../../ui/toast.store";

export const useTransfers = () =>
  useQuery({ queryKey: [TRANSFERS_KEY], queryFn: ({ signal }) => api.get("/api/admin/transfers", { signal }) });

/** What became of the lines of these days; nothing is asked while no statement is open. */
export const useKnownLines = (lines: readonly StatementLine[]) => {
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
  const [from = "", to = ""] = [days[0], days.at(-1)];
  return useQuery({
    queryKey: [TRANSFERS_KEY, "lines", from, to],
    queryFn: ({ signal }) => api.get("/api/admin/transfers/lines", { query: { from, to }, signal }),
    enabled: lines.length > 0,
  });
};

type Step = { done: string; run: () => Promise<unknown> };

/** Something that an administrator does with a transfer: said when it is done, and all is asked for again. `confirmation` is drawn beside it. */
export const useTransferStep = () => {
  const language = useLanguage();
  const queries = useQueryClient();
  const { run: confirmed, confirmation } = useConfirmed();
  const step = useMutation({
    mutationFn: ({ run }: Step) => confirmed(run),
    onSuccess: (_, { done }) => showToast({ title: done, tone: "good" }),
    onError: (failure) => {
      if (isApiError(failure)) showToast({ title: failure.text(language), tone: "urgent" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [TRANSFERS_KEY] }),
  });
  return { ...step, confirmation };
};

type OfOrder = { orderId: OrderView["id"]; paymentId: string };

/** Why a line belongs to a payment; null if its reference says it. `another`: why it is not the line of its day and amount from before. */
type Because = { reason: string | null; another: string | null };

export const matchLine = (
  { id, ...line }: StatementLine,
  { orderId, paymentId }: OfOrder,
  { reason, another }: Because,
) =>
  api.post("/api/admin/transfers/matches", {
    body: { line, orderId, paymentId, ...(reason !== null && { reason }), ...(another !== null && { another }) },
    intent: `match.${id}.${paymentId}${another === null ? "" : ".another"}`,
  });

export const setLineAside = ({ id, ...line }: StatementLine, reason: string) =>
  api.post("/api/admin/transfers/lines-aside", { body: { line, reason }, intent: `aside.${id}` });

export const giveBack = ({ orderId: id, paymentId }: OfOrder, reason: string) =>
  api.post("/api/admin/orders/:id/transfers/:paymentId/give-back", {
    params: { id, paymentId },
    body: { reason },
    intent: `giveBack.${paymentId}`,
  });

export const confirmSent = ({ orderId: id, paymentId }: OfOrder, { refundId }: TransferRefund, bankReference: string) =>
  api.post("/api/admin/orders/:id/transfers/:paymentId/refunds", {
    params: { id, paymentId },
    body: { refundId, bankReference },
    intent: `sent.${paymentId}.${refundId ?? ""}`,
  });
