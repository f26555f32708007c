import type { Language } from "@naqsh/shared/kernel/language";
import type { PayoutBatchView } from "@naqsh/shared/payout";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { api } from "../../lib/api";
import { isApiError } from "../../lib/api-error";
import { NotConfirmed, useConfirmed } from "../../lib/confirm/use-confirmed";
import { usePaged } from "../../lib/paged";
import { showToast } from "../../ui/toast.store";

const KEY = "payouts";
const LOOK_AGAIN_MS = 3_000;

/** What the reader's sales bring them. */
export const useMyPayouts = () =>
  useQuery({ queryKey: [KEY, "mine"], queryFn: ({ signal }) => api.get("/api/payouts", { signal }), staleTime: 0 });

/** A month's transfers, "2026-11". */
export const useStatement = (month: string) =>
  useQuery({
    queryKey: [KEY, "statement", month],
    queryFn: ({ signal }) => api.get("/api/payouts/statement", { query: { month }, signal }),
  });

export const statementFile = (month: string, language: Language): string =>
  `/api/payouts/statement?month=${month}&format=csv&language=${language}`;
export const batchFile = (id: string): string => `/api/admin/payout-batches/${id}/file`;

export const usePayoutDesk = () =>
  useQuery({
    queryKey: [KEY, "desk"],
    queryFn: ({ signal }) => api.get("/api/admin/payouts", { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });

/** Whether a batch still waits for what each artist's own stream makes of it. */
const isMoving = ({ status, isGathered, members }: PayoutBatchView): boolean =>
  status === "gathering" ? !isGathered : status === "confirmed" && members.some((one) => one.status === "underWay");

/** The batches of transfers, newest first; asked again while one of them moves. */
export const useBatches = () => {
  const batches = usePaged([KEY, "batches"], "/api/admin/payout-batches", {});
  const { data, refetch } = batches;
  const moves = data?.some(isMoving) ?? false;
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [moves, refetch]);
  return batches;
};

type DeskAction =
  | { act: "make"; artistIds: string[] }
  | { act: "export"; id: string }
  | { act: "confirm"; id: string; failed: { artistId: string; reason: string }[] }
  | { act: "release"; artistId: string; reason: string };

const send = (action: DeskAction): Promise<{ id: string }> => {
  switch (action.act) {
    case "make":
      return api.post("/api/admin/payout-batches", { body: { artistIds: action.artistIds } });
    case "export":
      return api.post("/api/admin/payout-batches/:id/export", { params: { id: action.id }, body: {} });
    case "confirm":
      return api.post("/api/admin/payout-batches/:id/confirm", {
        params: { id: action.id },
        body: { failed: action.failed },
      });
    case "release":
      return api.post("/api/admin/artists/:id/release-payouts", {
        params: { id: action.artistId },
        body: { reason: action.reason },
      });
  }
};

/**
 * Makes a batch, exports it for the bank, records what the bank made of it, releases what a ban holds back; what was refused is said.
 * `confirmation` is drawn where it is used, since the server may ask who is there.
 */
export const useDeskAction = () => {
  const { t } = useTranslation("payout");
  const language = useLanguage();
  const queries = useQueryClient();
  const { run, confirmation } = useConfirmed();
  const action = useMutation({
    mutationFn: (asked: DeskAction) => run(() => send(asked)),
    onError: (failure) => {
      if (failure instanceof NotConfirmed) return;
      showToast({ title: isApiError(failure) ? failure.text(language) : t("failed"), tone: "urgent" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
  return { ...action, confirmation };
};
