import { VoidBidderBody } from "@naqsh/shared/auction";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { showToast } from "../../../ui/toast.store";
import { voidBidder } from "../auction.api";
import { BidderField, ReasonField } from "./void-bidder-fields";
import { Stack } from "../../../ui/stack";

type VoidBidderDialogProps = { auctionId: string; isOpen: boolean; onClose: () => void };
type Draft = { alias: number | ""; reason: string };

const EMPTY: Draft = { alias: "", reason: "" };
const SHORTEST_REASON = 3;

const useVoiding = (auctionId: string, onVoided: () => void) => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  return useMutation({
    mutationFn: (valid: VoidBidderBody) => voidBidder(auctionId, valid),
    onSuccess: () => {
      showToast({ title: t("void.done"), tone: "good" });
      onVoided();
    },
    onError: (failure) => {
      if (isApiError(failure)) showToast({ title: failure.text(language), tone: "urgent" });
    },
  });
};

/** An administrator takes out all bids of one bidder, and says why; the history keeps both. */
export const VoidBidderDialog = ({ auctionId, isOpen, onClose }: VoidBidderDialogProps) => {
  const { t } = useTranslation("auction");
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [isAsked, setAsked] = useState(false);
  const { alias, reason } = draft;
  const close = () => {
    setAsked(false);
    onClose();
  };
  const voiding = useVoiding(auctionId, () => {
    setDraft(EMPTY);
    close();
  });
  const confirm = () => {
    setAsked(true);
    const body = VoidBidderBody.safeParse(draft);
    if (body.success) voiding.mutate(body.data);
  };
  const errorIf = (isMissing: boolean, text: string) => (isAsked && isMissing ? text : undefined);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t("void.title")}
      confirmLabel={t("void.button")}
      tone="danger"
      isPending={voiding.isPending}
      onConfirm={confirm}
      onCancel={close}
    >
      <Stack gap="l">
        <p>{t("void.text")}</p>
        <BidderField
          auctionId={auctionId}
          isOpen={isOpen}
          alias={alias}
          onChange={(chosen) => setDraft({ ...draft, alias: chosen })}
          error={errorIf(alias === "", t("void.bidderMissing"))}
        />
        <ReasonField
          reason={reason}
          onChange={(text) => setDraft({ ...draft, reason: text })}
          error={errorIf(reason.trim().length < SHORTEST_REASON, t("void.reasonMissing"))}
        />
      </Stack>
    </ConfirmDialog>
  );
};
