import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat } from "../../i18n/use-format";
import { useSession } from "../../lib/session";
import { AlertIcon } from "../../ui/icons";
import { PageBar } from "../../ui/page-bar";

/** Tells a suspended person why; they may read, but not write. */
export const BannedBar = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const { user } = useSession();
  if (!user?.banned) return null;
  return (
    <PageBar role="status" data-tone="urgent">
      <AlertIcon size={18} />
      <span>
        {t("banned", { reason: user.banned.reason })}
        {user.banned.until && <> {t("bannedUntil", { date: format.dateTime(msFromInstant(user.banned.until)) })}</>}
      </span>
    </PageBar>
  );
};
