import styled from "@emotion/styled";
import { useState } from "react";
import { useTranslation } from "react-i18next";
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
    <Bar role="status" data-tone="waiting">
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
    </Bar>
  );
};

const Bar = styled(PageBar)`
  button {
    min-block-size: 32px;
    min-inline-size: 32px;
    padding-inline: 8px;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;
