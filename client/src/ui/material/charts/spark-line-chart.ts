import { SparkLineChart as SparkLineChartOf } from "@mui/x-charts/SparkLineChart";
import { inMaterial } from "../in-material";

export const SparkLineChart = inMaterial(SparkLineChartOf);
