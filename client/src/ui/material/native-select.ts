import NativeSelectOf from "@mui/material/NativeSelect";
import { inMaterial } from "./in-material";

export const NativeSelect = inMaterial(NativeSelectOf);
