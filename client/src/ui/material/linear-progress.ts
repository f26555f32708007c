import LinearProgressOf from "@mui/material/LinearProgress";
import { inMaterial } from "./in-material";

export const LinearProgress = inMaterial(LinearProgressOf);
