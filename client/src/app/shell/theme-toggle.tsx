import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-format";
import { usePreferences, type ThemeSetting } from "../../lib/preferences.store";
import { CheckIcon, MonitorIcon, MoonIcon, SunIcon, type IconType } from "../../ui/icons";

const icons: Record<ThemeSetting, IconType> = { system: MonitorIcon, light: SunIcon, dark: MoonIcon };
const settings = ["system", "light", "dark"] as const;
const digitKinds = ["arabic", "latin"] as const;

const groupLabel = { paddingInline: 16, paddingBlock: 6, fontSize: 13.5, color: "var(--ink-2)" } as const;

/** Light, dark or as the device; and in Arabic, which digits. */
export const ThemeToggle = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { theme, setTheme, digits, setDigits } = usePreferences();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Current = icons[theme];
  return (
    <>
      <IconButton aria-label={t("theme")} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <Current size={21} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {settings.map((setting) => {
          const Icon = icons[setting];
          return (
            <MenuItem
              key={setting}
              role="menuitemradio"
              aria-checked={setting === theme}
              onClick={() => {
                setTheme(setting);
                setAnchor(null);
              }}
            >
              <Icon />
              <span style={{ flex: 1 }}>{t(`themes.${setting}`)}</span>
              {setting === theme && <CheckIcon size={18} />}
            </MenuItem>
          );
        })}
        {language === "ar" && (
          <li role="presentation" style={groupLabel}>
            {t("digits")}
          </li>
        )}
        {language === "ar" &&
          digitKinds.map((kind) => (
            <MenuItem
              key={kind}
              role="menuitemradio"
              aria-checked={kind === digits}
              onClick={() => {
                setDigits(kind);
                setAnchor(null);
              }}
            >
              <span dir="ltr" style={{ flex: 1, textAlign: "end" }}>
                {t(`digitKinds.${kind}`)}
              </span>
              {kind === digits && <CheckIcon size={18} />}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
};
