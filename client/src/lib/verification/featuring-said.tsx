import type { ArtworkFeaturing } from "@naqsh/shared/artwork";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { Stack } from "../../ui/stack";
import { Text } from "../../ui/text";
import { personNameOf } from "../person-name";
import { msFromRiyadhDay } from "../riyadh-time";

type FeaturingSaidProps = {
  featuring: ArtworkFeaturing;
  /** Whether the days are said too: a form of them beside says them already. */
  hasDays?: boolean;
};

/** For administrators: who featured a work, and when; said again with other days, the last holds. */
export const FeaturingSaid = ({ featuring: { by, at, from, to, place }, hasDays = false }: FeaturingSaidProps) => {
  const { t } = useTranslation("verification");
  const format = useFormat();
  const language = useLanguage();
  const name = (by && personNameOf(by, language)) ?? t("formerAdministrator");
  const dayOf = (day: string): string => format.date(msFromRiyadhDay(day));
  return (
    <Stack gap="xs">
      <Text size="small" weight={600}>
        {t("featured.by", { name, date: format.date(msFromInstant(at)) })}
      </Text>
      {hasDays && (
        <Text size="small" tone="quiet">
          {t("featured.days", { from: dayOf(from), to: dayOf(to), place: format.digits(String(place)) })}
        </Text>
      )}
    </Stack>
  );
};
