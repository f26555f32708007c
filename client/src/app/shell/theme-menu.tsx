import { Menu } from "../../ui/material/menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslation } from "../../i18n/use-translation";
import { DIGIT_SAMPLES } from "../../i18n/format";
import { useLanguage } from "../../i18n/use-format";
import { usePreferences } from "../../lib/preferences.store";
import { CheckIcon } from "../../ui/tool-icons";
import type { MenuPlace } from "./menu-button";
import { themeIcons, themeSettings } from "./theme-settings";

const digitKinds = ["arabic", "latin"] as const;

const groupLabel = {
  paddingInline: 16,
  paddingBlock: 6,
  fontSize: "var(--text-caption)",
  color: "var(--ink-2)",
} as const;

/** The choices of the theme, and in Arabic of the digits. */
export const ThemeMenu = ({ anchor, onClose }: MenuPlace) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { theme, digits, choose } = usePreferences();
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { component: "section", "aria-label": t("theme") } }}
    >
      {themeSettings.map((setting) => {
        const Icon = themeIcons[setting];
        return (
          <MenuItem
            key={setting}
            role="menuitemradio"
            aria-checked={setting === theme}
            onClick={() => {
              choose({ theme: setting });
              onClose();
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
              choose({ digits: kind });
              onClose();
            }}
          >
            <span dir="ltr" style={{ flex: 1, textAlign: "end" }}>
              {DIGIT_SAMPLES[kind]}
            </span>
            {kind === digits && <CheckIcon size={18} />}
          </MenuItem>
        ))}
    </Menu>
  );
};
