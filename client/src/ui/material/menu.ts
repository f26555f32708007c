import MenuOf from "@mui/material/Menu";
import { inMaterial } from "./in-material";

export const Menu = inMaterial(MenuOf);
