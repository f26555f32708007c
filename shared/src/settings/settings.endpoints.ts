import { answer, get, patch } from "../kernel/endpoint";
import type { PlatformSettings, PublicSettings } from "./platform-settings";
import { ChangeSettingsBody } from "./settings.commands";
import type { SettingsPage } from "./settings.views";

export const settingsWrites = {
  changeSettings: patch("/api/admin/settings", {
    access: "administrator",
    summary: { ar: "تغيير إعدادات المنصة", en: "Changes the platform's settings, in force from then on" },
    input: ChangeSettingsBody,
    answer: answer<PlatformSettings>(),
  }),
};

export const settingsReads = {
  settings: get("/api/settings", {
    access: "anyone",
    summary: { ar: "إعدادات المنصة السارية", en: "The platform's settings in force" },
    answer: answer<PublicSettings>(),
  }),
  settingsPage: get("/api/admin/settings", {
    access: "administrator",
    summary: { ar: "إعدادات المنصة وتاريخها", en: "The platform's settings, and who changed what when" },
    answer: answer<SettingsPage>(),
  }),
};
