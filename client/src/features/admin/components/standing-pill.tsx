import { msFromInstant, type Instant } from "@naqsh/shared/kernel/instant";
import type { ListedUser, PersonStanding } from "@naqsh/shared/moderation";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { StatusPill, type Tone } from "../../../ui/status-pill";

const TONES: Readonly<Record<PersonStanding, Tone>> = {
  active: "good",
  unverified: "waiting",
  leaving: "waiting",
  banned: "urgent",
  erased: "neutral",
};

type StandingPillProps = { user: Pick<ListedUser, "standing" | "banned" | "leaving"> };

/** How an account stands, and until when if that has an end. */
export const StandingPill = ({ user: { standing, banned, leaving } }: StandingPillProps) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const dateOf = (instant: Instant) => ({ date: format.shortDate(msFromInstant(instant)) });
  const word = () => {
    if (standing === "banned" && banned?.until) return t("bannedUntil", dateOf(banned.until));
    if (standing === "leaving" && leaving) return t("leavesOn", dateOf(leaving.erasesAt));
    return t(`standings.${standing}`);
  };
  return <StatusPill tone={TONES[standing]}>{word()}</StatusPill>;
};
