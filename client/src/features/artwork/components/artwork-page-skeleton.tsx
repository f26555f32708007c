import { useTranslation } from "../../../i18n/use-translation";
import { Loading, Skeleton } from "../../../ui/skeleton";
import { Container } from "../../../ui/page";
import { Stack } from "../../../ui/stack";

const columns = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 420px), 1fr))",
  gap: "var(--space-3xl)",
  paddingBlock: 26,
} as const;

/** The page's shape while the work is on its way. */
export const ArtworkPageSkeleton = () => {
  const { t } = useTranslation("ui");
  return (
    <Container>
      <Loading label={t("loading")}>
        <div style={columns}>
          <Skeleton block="min(78vh, 720px)" />
          <Stack gap="l">
            <Skeleton inline="160px" block="20px" />
            <Skeleton inline="70%" block="44px" />
            <Skeleton inline="50%" block="18px" />
            <Skeleton block="180px" radius="14px" />
          </Stack>
        </div>
      </Loading>
    </Container>
  );
};
