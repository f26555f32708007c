import { TERMS_VERSION } from "@naqsh/shared/account";
import { besideLaterTexts } from "../../i18n/i18n";
import { useSession } from "../../lib/session";
import { latePart } from "../../ui/late-part";
import { MountedOnceOpen } from "../../ui/mounted-once-open";

const Notice = latePart(async () => (await besideLaterTexts(import("../../lib/terms/terms-notice"))).TermsNotice);

/** Asks whoever uses an account for the texts in force, once for each version; administrators work for the platform. */
export const TermsBar = () => {
  const { user } = useSession();
  if (!user || user.role === "admin" || user.acceptedTerms === TERMS_VERSION) return null;
  return (
    <MountedOnceOpen isOpen>
      <Notice hasAcceptedEarlier={user.acceptedTerms !== null} />
    </MountedOnceOpen>
  );
};
