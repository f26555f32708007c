import type { WorkVerification } from "@naqsh/shared/artwork";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { Bidi } from "../../ui/bidi";
import { Stack } from "../../ui/stack";
import { Text } from "../../ui/text";
import { personNameOf } from "../person-name";

/** For administrators: who has seen a work, when and what; or since when and why it waits. Nothing for one that does neither. */
export const VerificationSaid = ({ verification }: { verification: WorkVerification }) => {
  const { t } = useTranslation("verification");
  const format = useFormat();
  const language = useLanguage();
  const { standing, because, by, seen, papers } = verification;
  const date = format.date(msFromInstant(verification.at));
  const name = (by && personNameOf(by, language)) ?? t("formerAdministrator");
  if (standing === "none") return null;
  return (
    <Stack gap="xs">
      <Text size="small" weight={600}>
        {because === null ? t("said.verified", { name, date }) : t(`said.${because}`, { date })}
      </Text>
      {seen !== null && (
        <Text size="small" tone="quiet">
          <Bidi>{seen}</Bidi>
        </Text>
      )}
      {papers > 0 && (
        <Text size="small" tone="quiet">
          {t("papers", { count: papers })}
        </Text>
      )}
    </Stack>
  );
};
