import { useTranslation } from "../../../i18n/use-translation";
import { Masonry } from "../../../ui/masonry";
import { Loading, Skeleton } from "../../../ui/skeleton";
import { Stack } from "../../../ui/stack";

const BONE_RATIOS = [0.8, 1, 0.8, 1.25, 0.8, 0.8, 1, 0.8];

/** The grid's shape while it loads: 6 or 8 cards. */
export const WorkGridSkeleton = ({ wide = 3, count = 6 }: { wide?: number; count?: 6 | 8 }) => {
  const { t } = useTranslation("ui");
  return (
    <Loading label={t("loading")}>
      <Masonry
        wide={wide}
        items={BONE_RATIOS.slice(0, count).map((ratio, index) => ({
          key: String(index),
          ratio: 1 / ratio,
          node: (
            <Stack gap="s">
              <Skeleton ratio={ratio} />
              <Skeleton inline="40%" block="14px" />
              <Skeleton inline="70%" block="18px" />
              <Skeleton inline="34%" block="16px" />
            </Stack>
          ),
        }))}
      />
    </Loading>
  );
};
