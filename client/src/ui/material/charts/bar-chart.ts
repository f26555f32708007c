import { BarChart as BarChartOf } from "@mui/x-charts/BarChart";
import { inMaterial } from "../in-material";

export const BarChart = inMaterial(BarChartOf);
