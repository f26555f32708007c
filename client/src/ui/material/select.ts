import SelectOf from "@mui/material/Select";
import { inMaterial } from "./in-material";

export const Select = inMaterial(SelectOf);
