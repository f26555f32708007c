import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { AddressTabs } from "../../ui/address-tabs";
import { Container, PageHeading } from "../../ui/page";
import { Loading, Skeleton } from "../../ui/skeleton";
import { Stack } from "../../ui/stack";
import { useAddressTab } from "../../ui/use-address-tab";
import { settingsTabs } from "./settings-tabs";

const keys = settingsTabs.map(({ key }) => key) as [string, ...string[]];

/** `/settings?tab=...` */
export const SettingsPage = () => {
  const { t } = useTranslation("settings");
  const current = useAddressTab(keys);
  const { Content } = settingsTabs.find(({ key }) => key === current) ?? settingsTabs[0];
  const tabs = settingsTabs.map(({ key, label }) => ({ key, label: t(label) }));
  const waiting = (
    <Loading label={t("loading")}>
      <Skeleton block="420px" radius="12px" />
    </Loading>
  );
  return (
    <Container style={{ maxInlineSize: 860, paddingBlock: "26px 72px" }}>
      <Stack gap="xl">
        <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
        <AddressTabs label={t("title")} tabs={tabs} current={current} />
        <Suspense fallback={waiting}>
          <Content />
        </Suspense>
      </Stack>
    </Container>
  );
};
