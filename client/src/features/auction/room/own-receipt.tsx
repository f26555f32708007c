import type { BidReceipt } from "@naqsh/shared/auction";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState, type ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { MountedOnceOpen } from "../../../ui/mounted-once-open";
import { showToast } from "../../../ui/toast.store";
import { auctionKeys, listReceipts } from "../auction.api";
import { latePart } from "../../../ui/late-part";

const ReceiptDialog = latePart(async () => (await import("../desk/receipt-dialog")).ReceiptDialog, "room");

type OwnReceipt = { open: (number: number) => void; dialog: ReactNode };

/** The receipts of the reader's bids in this auction, each by its public number; asked for when one is opened. */
export const useOwnReceipt = (auctionId: string, userId: string): OwnReceipt => {
  const { t } = useTranslation("auction");
  const queries = useQueryClient();
  const [receipt, setReceipt] = useState<BidReceipt | null>(null);
  const open = useCallback(
    (number: number): void => {
      const find = async (): Promise<void> => {
        const receipts = await queries.fetchQuery({
          queryKey: [...auctionKeys.receipts(auctionId), userId],
          queryFn: ({ signal }) => listReceipts(auctionId, signal),
        });
        const found = receipts.find((one) => one.number === number);
        if (found) setReceipt(found);
        else showToast({ title: t("receipt.missing"), tone: "waiting" });
      };
      find().catch(() => showToast({ title: t("receipt.failed"), tone: "urgent" }));
    },
    [queries, auctionId, userId, t],
  );
  return {
    open,
    dialog: (
      <MountedOnceOpen isOpen={receipt !== null}>
        <ReceiptDialog receipt={receipt} onClose={() => setReceipt(null)} />
      </MountedOnceOpen>
    ),
  };
};
