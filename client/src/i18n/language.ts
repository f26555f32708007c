import type { Language } from "../ui/theme/theme";

export type { Language } from "../ui/theme/theme";

export const languageOf = (tag: string): Language => (tag.startsWith("en") ? "en" : "ar");

export const directionOf = (language: Language): "rtl" | "ltr" => (language === "ar" ? "rtl" : "ltr");
