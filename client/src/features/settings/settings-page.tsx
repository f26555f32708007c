import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { isApiError } from "../../lib/api-error";
import { AddressTabs } from "../../ui/address-tabs";
import { LatePlace } from "../../ui/late-place";
import { Container, PageHeading } from "../../ui/page";
import { PersonHeader } from "../../ui/person-header";
import { Loading, useHeldWait } from "../../ui/skeleton";
import { FieldBones } from "../../ui/bones";
import { Stack } from "../../ui/stack";
import { ErrorState } from "../../ui/states";
import { useAddressTab } from "../../ui/use-address-tab";
import { settingsTabs } from "./settings-tabs";
import { useOwnSettings } from "./settings.api";

const keys = settingsTabs.map(({ key }) => key) as [string, ...string[]];

/** `/settings?tab=...`: who the reader is here, and what they may change about it. */
export const SettingsPage = () => {
  const { t } = useTranslation("settings");
  const language = useLanguage();
  const settings = useOwnSettings();
  const isWaiting = useHeldWait(settings.isPending);
  const current = useAddressTab(keys);
  const { Content } = settingsTabs.find(({ key }) => key === current) ?? settingsTabs[0];
  const tabs = settingsTabs.map(({ key, label }) => ({ key, label: t(label) }));
  const waiting = (
    <Loading label={t("loading")}>
      <FieldBones />
    </Loading>
  );
  return (
    <Container style={{ maxInlineSize: 860, paddingBlock: "26px 72px" }}>
      <Stack gap="xl">
        <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
        {settings.data && !isWaiting && (
          <>
            <PersonHeader person={settings.data} />
            <AddressTabs label={t("title")} tabs={tabs} current={current} />
            <LatePlace key={current} fallback={waiting}>
              <Content settings={settings.data} />
            </LatePlace>
          </>
        )}
        {isWaiting && waiting}
        {!isWaiting && !settings.data && settings.error && (
          <ErrorState
            title={t("failedToLoad")}
            text={isApiError(settings.error) ? settings.error.text(language) : undefined}
            onRetry={() => void settings.refetch()}
          />
        )}
      </Stack>
    </Container>
  );
};
