import { FormControlLabel } from "../../ui/material/form-control-label";
import { Switch } from "../../ui/material/switch";
import { useTranslation } from "../../i18n/use-translation";
import { Stack } from "../../ui/stack";
import { Text } from "../../ui/text";
import { useRecommendationSwitch } from "../../lib/recommendation-switch";

/** Turns recommendations on and off, with what they rest on. */
export const RecommendationSwitch = () => {
  const { t } = useTranslation("recommendation");
  const { isOn, turn } = useRecommendationSwitch();
  return (
    <Stack gap="xs">
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(event) => turn(event.target.checked)} />}
        label={t("switch")}
      />
      <Text size="small" tone="quiet" measure={68}>
        {t("switchText")}
      </Text>
    </Stack>
  );
};
