import { SparkLineChart } from "../../../ui/material/charts/spark-line-chart";
import { useLanguage } from "../../../i18n/use-format";

const BLOCK_PX = 40;

/** How a figure moved, without a scale: what it came to stands beside it. */
export const SparkLine = ({ values, colour }: { values: readonly number[]; colour: string }) => {
  const isRightToLeft = useLanguage() === "ar";
  return (
    <SparkLineChart
      data={[...values]}
      height={BLOCK_PX}
      color={colour}
      disableKeyboardNavigation
      skipAnimation
      xAxis={{ reverse: isRightToLeft }}
      yAxis={{ min: Math.min(0, ...values), max: Math.max(1, ...values) }}
      margin={3}
    />
  );
};
