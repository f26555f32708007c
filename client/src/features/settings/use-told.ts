import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { problemText } from "../../ui/form/field-faults";
import { showToast } from "../../ui/toast.store";

/** What a command tells once it has ended: that it is done, or why not. */
export const useTold = (done: string, failed: string) => {
  const { t } = useTranslation("settings");
  const language = useLanguage();
  return {
    onSuccess: () => showToast({ title: done, tone: "good" }),
    onError: (error: Error) => {
      const text = problemText(error, language, t("unexpected"));
      showToast({ title: failed, ...(text === null ? {} : { text }), tone: "urgent" });
    },
  };
};
