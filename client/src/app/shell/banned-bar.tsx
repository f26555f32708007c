import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session";
import { AlertIcon } from "../../ui/icons";
import { PageBar } from "../../ui/page-bar";

/** Tells a suspended person why; they may read, but not write. */
export const BannedBar = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user?.banned) return null;
  return (
    <PageBar role="status" data-tone="urgent">
      <AlertIcon size={18} />
      {t("banned", { reason: user.banned.reason })}
    </PageBar>
  );
};
