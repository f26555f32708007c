import { useTranslation } from "../../i18n/use-translation";
import { usePreferences } from "../../lib/preferences.store";
import { MenuButton } from "./menu-button";
import { themeIcons } from "./theme-settings";
import { latePart } from "../../ui/late-part";

const ThemeMenu = latePart(async () => (await import("./theme-menu")).ThemeMenu, "shell");

/** Light, dark or as the device. */
export const ThemeToggle = () => {
  const { t } = useTranslation();
  const theme = usePreferences((state) => state.theme);
  const Current = themeIcons[theme];
  return (
    <MenuButton label={t("theme")} face={<Current size={21} />}>
      {(place) => <ThemeMenu {...place} />}
    </MenuButton>
  );
};
