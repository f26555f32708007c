import { useTranslation } from "../i18n/use-translation";
import { Container } from "./page";
import { Loading, Skeleton } from "./skeleton";
import { Stack } from "./stack";

/** A page whose code is on its way: its heading, and panels below it. */
export const WaitingPage = () => {
  const { t } = useTranslation("ui");
  return (
    <Container style={{ paddingBlock: "26px 72px" }}>
      <Loading label={t("loading")}>
        <Stack gap="xl">
          <Skeleton inline="240px" block="38px" />
          <Skeleton block="120px" radius="12px" />
          <Skeleton block="120px" radius="12px" />
        </Stack>
      </Loading>
    </Container>
  );
};
