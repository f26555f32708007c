import type { ThemeSetting } from "../../lib/preferences.store";
import { MonitorIcon, MoonIcon, SunIcon, type IconType } from "../../ui/icons";

export const themeSettings = ["system", "light", "dark"] as const;

export const themeIcons: Record<ThemeSetting, IconType> = { system: MonitorIcon, light: SunIcon, dark: MoonIcon };
