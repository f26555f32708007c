import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { ListedUser } from "@naqsh/shared/moderation";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/use-format";
import { StatusPill } from "../../../ui/status-pill";

const TONES = { active: "good", banned: "urgent", erased: "neutral" } as const;

/** How an account stands, and until when if it is suspended for a time. */
export const StandingPill = ({ user: { standing, banned } }: { user: Pick<ListedUser, "standing" | "banned"> }) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const until = standing === "banned" ? (banned?.until ?? null) : null;
  return (
    <StatusPill tone={TONES[standing]}>
      {until === null ? t(`standings.${standing}`) : t("bannedUntil", { date: format.shortDate(msFromInstant(until)) })}
    </StatusPill>
  );
};
