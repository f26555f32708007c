import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { ARTWORKS_KEY, AUCTION_KEY, AUCTIONS_KEY } from "../../../lib/query-keys";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { showToast } from "../../../ui/toast.store";
import { cancelAuction } from "../auction.api";

type CancelAuctionDialogProps = { auctionId: string; isOpen: boolean; onClose: () => void };

/** An artist takes their auction back, which they may until the first bid. */
export const CancelAuctionDialog = ({ auctionId, isOpen, onClose }: CancelAuctionDialogProps) => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => cancelAuction(auctionId),
    onSuccess: async () => {
      showToast({ title: t("cancelAuction.done"), tone: "good" });
      onClose();
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => [AUCTION_KEY, AUCTIONS_KEY, ARTWORKS_KEY].includes(String(queryKey[0])),
      });
    },
    onError: (failure) => {
      onClose();
      if (isApiError(failure)) showToast({ title: failure.text(language), tone: "urgent" });
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t("cancelAuction.title")}
      confirmLabel={t("cancelAuction.button")}
      tone="danger"
      isPending={cancel.isPending}
      onConfirm={() => cancel.mutate()}
      onCancel={onClose}
    >
      <p>{t("cancelAuction.text")}</p>
    </ConfirmDialog>
  );
};
