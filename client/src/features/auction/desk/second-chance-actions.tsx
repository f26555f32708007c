import { AUCTION_KEY, AUCTIONS_KEY, ORDERS_KEY } from "../../../lib/query-keys";
import { Button } from "../../../ui/button";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { withVat } from "@naqsh/shared/kernel/money";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { showToast } from "../../../ui/toast.store";
import { answerOffer } from "../auction.api";
import { Phrase } from "../phrase";

/** Accept or decline the second chance; both ask first, since neither can be taken back. */
export const SecondChanceActions = ({ auctionId, amount }: { auctionId: string; amount: Halalas }) => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<"accept" | "decline" | null>(null);
  const answering = useMutation({
    mutationFn: (answer: "accept" | "decline") => answerOffer(auctionId, answer),
    onSuccess: async (_, answer) => {
      setAsking(null);
      showToast({ title: t(answer === "accept" ? "offer.accepted" : "offer.declined"), tone: "good" });
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => [AUCTION_KEY, AUCTIONS_KEY, ORDERS_KEY].includes(String(queryKey[0])),
      });
    },
    onError: (failure) => {
      setAsking(null);
      if (isApiError(failure)) showToast({ title: failure.text(language), tone: "urgent" });
    },
  });
  return (
    <>
      <Button variant="contained" onClick={() => setAsking("accept")}>
        {t("offer.accept")}
      </Button>
      <Button variant="outlined" onClick={() => setAsking("decline")}>
        {t("offer.decline")}
      </Button>
      <ConfirmDialog
        isOpen={asking !== null}
        title={t(asking === "decline" ? "offer.declineTitle" : "offer.acceptTitle")}
        confirmLabel={t(asking === "decline" ? "offer.decline" : "offer.accept")}
        isPending={answering.isPending}
        onConfirm={() => asking && answering.mutate(asking)}
        onCancel={() => setAsking(null)}
      >
        <p>
          {asking === "decline" ? t("offer.declineText") : <Phrase of="offer.acceptText" amount={withVat(amount)} />}
        </p>
      </ConfirmDialog>
    </>
  );
};
