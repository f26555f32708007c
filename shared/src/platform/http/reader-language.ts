import type { Language } from "../../kernel/language";

/** The language of an answer's texts, by the Accept-Language header: Arabic unless English ranks higher. */
export const readerLanguage = (acceptLanguage: string | undefined): Language => {
  const weights = new Map<string, number>();
  for (const part of (acceptLanguage ?? "").split(",")) {
    const [tag, ...parameters] = part.trim().toLowerCase().split(";");
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    const language = (tag ?? "").split("-")[0]!;
    weights.set(language, Math.max(weights.get(language) ?? 0, Number(quality ?? 1)));
  }
  return (weights.get("en") ?? 0) > (weights.get("ar") ?? 0) ? "en" : "ar";
};
