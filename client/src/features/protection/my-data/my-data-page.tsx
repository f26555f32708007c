import { useTranslation } from "../../../i18n/use-translation";
import { Container, PageHeading } from "../../../ui/page";
import { Stack } from "../../../ui/stack";
import { Text } from "../../../ui/text";
import { AccountTab } from "./account-tab";

/** `/settings/my-data`: all that is held about the reader, and how they leave. */
export const MyDataPage = () => {
  const { t } = useTranslation("my-data");
  return (
    <Container style={{ maxInlineSize: 860, paddingBlock: "26px 72px" }}>
      <Stack gap="l">
        <div>
          <PageHeading documentTitle={t("title")}>{t("title")}</PageHeading>
          <Text tone="quiet">{t("lead")}</Text>
        </div>
        <AccountTab />
      </Stack>
    </Container>
  );
};
