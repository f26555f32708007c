import FormControlLabelOf from "@mui/material/FormControlLabel";
import { inMaterial } from "./in-material";

export const FormControlLabel = inMaterial(FormControlLabelOf);
