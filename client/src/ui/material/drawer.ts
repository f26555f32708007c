import DrawerOf from "@mui/material/Drawer";
import { inMaterial } from "./in-material";

export const Drawer = inMaterial(DrawerOf);
