import SliderOf from "@mui/material/Slider";
import { inMaterial } from "./in-material";

export const Slider = inMaterial(SliderOf);
