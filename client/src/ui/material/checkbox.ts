import CheckboxOf from "@mui/material/Checkbox";
import { inMaterial } from "./in-material";

export const Checkbox = inMaterial(CheckboxOf);
