import { useTranslation } from "../../i18n/use-translation";
import { Container, PageHeading } from "../../ui/page";
import { OrderList } from "./components/order-list";

/** `/orders`: what the reader won, bought, or may still accept. */
export const OrderListPage = () => {
  const { t } = useTranslation("order");
  return (
    <Container style={{ maxInlineSize: 1040, paddingBlock: "26px 72px" }}>
      <PageHeading documentTitle={t("mine")}>{t("mine")}</PageHeading>
      <OrderList />
    </Container>
  );
};
