import SwitchOf from "@mui/material/Switch";
import { inMaterial } from "./in-material";

export const Switch = inMaterial(SwitchOf);
