import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useSendVerification } from "../../lib/send-verification";
import { useSession } from "../../lib/session";
import { AlertIcon, CloseIcon } from "../../ui/icons";
import { PageBar } from "../../ui/page-bar";

const DISMISSED = "naqsh.verification-dismissed";

/** Storage may be closed to us: then the bar comes back with the next page that is loaded. */
const wasDismissed = (): boolean => {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
};

const rememberDismissal = (): void => {
  try {
    sessionStorage.setItem(DISMISSED, "yes");
  } catch {
    // See above.
  }
};

/** Reminds whoever has not verified their e-mail; it can be put away until the browser's session ends. */
export const VerificationBar = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const send = useSendVerification();
  const [isDismissed, setDismissed] = useState(wasDismissed);
  if (!user || user.emailVerified || isDismissed) return null;
  return (
    <PageBar role="status" data-tone="waiting">
      <AlertIcon size={18} />
      <span>{t("verification.needed")}</span>
      <button type="button" disabled={send.isPending} onClick={() => send.mutate()}>
        {t("verification.send")}
      </button>
      <button
        type="button"
        aria-label={t("verification.dismiss")}
        onClick={() => {
          rememberDismissal();
          setDismissed(true);
        }}
      >
        <CloseIcon size={16} />
      </button>
    </PageBar>
  );
};
