import { useState, type ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { showToast } from "../../../ui/toast.store";
import { FreshConfirmation } from "../../../lib/confirm/fresh-confirmation";
import { NotConfirmed, useConfirmed } from "../../../lib/confirm/use-confirmed";
import { useRefreshMyData } from "./my-data.api";

type Told = { done: string; failed: string };

/** Leaves or stays, tells how it ended, and asks for the lists again; `Confirmation` asks who is at the screen if that is needed. */
export const useLeave = () => {
  const { t } = useTranslation("my-data");
  const language = useLanguage();
  const refresh = useRefreshMyData();
  const { run, confirmation } = useConfirmed();
  const [isPending, setPending] = useState(false);

  /** Gives whether it was done. */
  const act = async (change: () => Promise<unknown>, { done, failed }: Told): Promise<boolean> => {
    setPending(true);
    try {
      await run(change);
      showToast({ title: done, tone: "good" });
      return true;
    } catch (error) {
      if (error instanceof NotConfirmed) return false;
      showToast({ title: failed, text: isApiError(error) ? error.text(language) : t("unexpected"), tone: "urgent" });
      return false;
    } finally {
      setPending(false);
      await refresh();
    }
  };
  const Confirmation: ReactNode = <FreshConfirmation {...confirmation} />;
  return { act, isPending, Confirmation };
};
