import { Button } from "../../../../ui/button";
import { useTranslation } from "../../../../i18n/use-translation";
import { useFormat } from "../../../../i18n/use-format";
import { useNow } from "../../../../lib/clock.store";
import { Stack } from "../../../../ui/stack";
import { Text } from "../../../../ui/text";
import { withdrawDeletion } from "../my-data.api";
import { useLeave } from "../use-leave";
import { daysLeft } from "./days-left";

/** When the account is erased, and the way back. */
export const LeavingNotice = ({ erasesAt }: { erasesAt: string }) => {
  const { t } = useTranslation("my-data");
  const format = useFormat();
  const { act, isPending } = useLeave();
  const count = daysLeft(erasesAt, useNow());
  return (
    <Stack gap="m" align="start">
      <h2 id="delete-account">{t("leaving.title")}</h2>
      <Text size="title" tone="urgent" weight={600}>
        {t("leaving.days", { count, digits: format.number(count) })}
      </Text>
      <Text tone="quiet">{t("leaving.when", { date: format.dateTime(Date.parse(erasesAt)) })}</Text>
      <Text tone="quiet" measure={72}>
        {t("delete.fromNow")}
      </Text>
      <Button
        variant="contained"
        loading={isPending}
        onClick={() => void act(withdrawDeletion, { done: t("leaving.stayed"), failed: t("leaving.failed") })}
      >
        {t("leaving.stay")}
      </Button>
    </Stack>
  );
};
