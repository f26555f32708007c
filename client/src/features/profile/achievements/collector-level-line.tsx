import type { AchievementsView } from "@naqsh/shared/achievement";
import { useTranslation } from "../../../i18n/use-translation";
import { Inline } from "../../../ui/inline";
import { StatusPill } from "../../../ui/status-pill";
import { Text } from "../../../ui/text";

/** A collector's level by purchases, and what lies before the next. */
export const CollectorLevelLine = ({ level, untilNext }: NonNullable<AchievementsView["level"]>) => {
  const { t } = useTranslation("achievement");
  return (
    <Inline gap="m">
      <StatusPill tone="brand">{t(`levels.${level}`)}</StatusPill>
      <Text tone="quiet">{untilNext === null ? t("topLevel") : t("untilNext", { count: untilNext })}</Text>
    </Inline>
  );
};
