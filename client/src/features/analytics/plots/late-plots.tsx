import type { ComponentProps } from "react";
import { latePart } from "../../../ui/late-part";
import { LatePlace } from "../../../ui/late-place";
import { Skeleton } from "../../../ui/skeleton";

const Lines = latePart(async () => (await import("./line-plot")).LinePlot);
const Bars = latePart(async () => (await import("./bar-plot")).BarPlot);
const Spark = latePart(async () => (await import("./spark-line")).SparkLine);

/*
 * What draws plots is large, and nobody else needs it: it comes after the figures.
 */

export const LinePlot = (props: ComponentProps<typeof Lines>) => (
  <LatePlace fallback={<Skeleton block="280px" />}>
    <Lines {...props} />
  </LatePlace>
);

export const BarPlot = (props: ComponentProps<typeof Bars>) => (
  <LatePlace fallback={<Skeleton block="240px" />}>
    <Bars {...props} />
  </LatePlace>
);

export const SparkLine = (props: ComponentProps<typeof Spark>) => (
  <LatePlace fallback={<Skeleton block="40px" />}>
    <Spark {...props} />
  </LatePlace>
);
