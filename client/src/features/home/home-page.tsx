import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Container, PageHeading } from "../../ui/page";

export const HomePage = ({ LiveLot }: { LiveLot: ComponentType }) => {
  const { t } = useTranslation("home");
  return (
    <Container style={{ paddingBlock: 26 }}>
      <PageHeading documentTitle={t("title")} size="hero">
        {t("title")}
      </PageHeading>
      <LiveLot />
    </Container>
  );
};
