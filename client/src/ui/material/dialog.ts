import DialogOf from "@mui/material/Dialog";
import { inMaterial } from "./in-material";

export const Dialog = inMaterial(DialogOf);
