/** The languages that the product speaks; Arabic first. */
export type Language = "ar" | "en";

/** Which way a language is written. */
export const directionOf = (language: Language): "rtl" | "ltr" => (language === "ar" ? "rtl" : "ltr");
