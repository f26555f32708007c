import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { showToast } from "../../ui/toast.store";
import { useRefresh } from "./protection.api";
import { NotConfirmed } from "../../lib/confirm/use-confirmed";

export type Run = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

/**
 * Does one thing at a time, tells how it ended, and asks for the lists again (nothing of both for a step in between, whose `done` is
 * null). Gives null when it failed or was given up.
 */
export const useAct = (run: Run) => {
  const { t } = useTranslation("protection");
  const language = useLanguage();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);

  const act = async <Answer>(change: () => Promise<Answer>, done: string | null): Promise<Answer | null> => {
    setPending(true);
    try {
      const answer = await run(change);
      if (done !== null) {
        await refresh();
        showToast({ title: done, tone: "good" });
      }
      return answer;
    } catch (error) {
      if (error instanceof NotConfirmed) return null;
      showToast({
        title: t("failed"),
        text: isApiError(error) ? error.text(language) : t("cancelled"),
        tone: "urgent",
      });
      return null;
    } finally {
      setPending(false);
    }
  };
  return { act, isPending };
};
