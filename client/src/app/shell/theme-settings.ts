import type { ThemeSetting } from "../../lib/preferences.store";
import type { IconType } from "../../ui/drawn-icon";
import { MonitorIcon, MoonIcon, SunIcon } from "../../ui/icons";

/** The choices of the theme, in the order of the menu: as the device has it, light, dark. */
export const themeSettings = ["system", "light", "dark"] as const;

export const themeIcons: Record<ThemeSetting, IconType> = { system: MonitorIcon, light: SunIcon, dark: MoonIcon };
