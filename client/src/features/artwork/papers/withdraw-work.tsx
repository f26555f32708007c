import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { problemText } from "../../../ui/form/field-faults";
import { showToast } from "../../../ui/toast.store";
import { useWithdrawWork } from "../own-work.api";

/** Lets its artist take a work from the shop for good, once they have read what follows. */
export const WithdrawWork = ({ artworkId }: { artworkId: string }) => {
  const { t } = useTranslation(["papers", "artwork"]);
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const withdrawing = useWithdrawWork(artworkId);
  const close = () => setAsked(false);
  const onError = (failure: Error) => {
    close();
    const text = problemText(failure, language, t("artwork:loadFailedText"));
    showToast({ title: t("withdraw.failed"), ...(text === null ? {} : { text }), tone: "urgent" });
  };
  return (
    <>
      <Button variant="text" size="small" color="error" onClick={() => setAsked(true)}>
        {t("withdraw.do")}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("withdraw.title")}
        confirmLabel={t("withdraw.do")}
        tone="danger"
        isPending={withdrawing.isPending}
        onConfirm={() => withdrawing.mutate(undefined, { onSuccess: close, onError })}
        onCancel={close}
      >
        {t("withdraw.text")}
      </ConfirmDialog>
    </>
  );
};
