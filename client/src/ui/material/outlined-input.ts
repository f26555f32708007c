import OutlinedInputOf from "@mui/material/OutlinedInput";
import { inMaterial } from "./in-material";

export const OutlinedInput = inMaterial(OutlinedInputOf);
