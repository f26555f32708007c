import { useTranslation } from "../../../i18n/use-translation";
import { TimerIcon } from "../../../ui/icons";
import { DeskCard } from "./desk-card";

/** The time is over and the result is not known yet. That the close is awaited stands at the clock, once. */
export const WaitingCard = () => {
  const { t } = useTranslation("auction");
  return (
    <DeskCard tone="waiting" icon={TimerIcon} title={t("closing.title")}>
      <p>{t("closing.text")}</p>
    </DeskCard>
  );
};
