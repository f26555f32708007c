import { useEffect, useRef } from "react";
import { useTranslation } from "../i18n/use-translation";
import { sendDisplay, useOwnPreferences } from "../lib/own-preferences";
import { onChoice, usePreferences } from "../lib/preferences.store";
import { useSession } from "../lib/session";
import { whenTakenOver } from "../lib/taken-over";
import { showToast } from "../ui/toast.store";

/**
 * Brings the device and the account together: what the account says is in force here from sign-in on, and what is chosen
 * here is kept on the account. Draws nothing.
 */
export const AccountPreferences = () => {
  const { t } = useTranslation("ui");
  const { user } = useSession();
  const { data } = useOwnPreferences();
  const userId = user?.id ?? null;
  /** Chosen on this device since then: what the account said before does not undo it. */
  const chosenHere = useRef(new Set<string>());

  useEffect(() => {
    chosenHere.current.clear();
    if (userId === null) return;
    return onChoice((choice) => {
      for (const name of Object.keys(choice)) chosenHere.current.add(name);
      sendDisplay(choice).catch(() => showToast({ title: t("choiceNotKept"), tone: "urgent" }));
    });
  }, [userId, t]);

  const display = data?.display;
  useEffect(() => {
    if (display === undefined || userId === null) return;
    let isCurrent = true;
    const adopt = async (): Promise<void> => {
      await whenTakenOver();
      const told = Object.entries(display).filter(([name]) => !chosenHere.current.has(name));
      if (isCurrent) usePreferences.getState().adopt(Object.fromEntries(told));
    };
    void adopt();
    return () => {
      isCurrent = false;
    };
  }, [display, userId]);
  return null;
};
