import { LineChart as LineChartOf } from "@mui/x-charts/LineChart";
import { inMaterial } from "../in-material";

export const LineChart = inMaterial(LineChartOf);
