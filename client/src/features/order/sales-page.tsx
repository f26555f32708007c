import { useTranslation } from "../../i18n/use-translation";
import { Container, PageHeading } from "../../ui/page";
import { Stack } from "../../ui/stack";
import { Text } from "../../ui/text";
import { SaleList } from "./components/sale-list";

/** `/sales`: what was bought of an artist. */
export const SalesPage = () => {
  const { t } = useTranslation("fulfilment");
  return (
    <Container style={{ maxInlineSize: 1040, paddingBlock: "26px 72px" }}>
      <Stack gap="xl">
        <div>
          <PageHeading documentTitle={t("sales.title")}>{t("sales.title")}</PageHeading>
          <Text tone="quiet">{t("sales.lead")}</Text>
        </div>
        <SaleList />
      </Stack>
    </Container>
  );
};
