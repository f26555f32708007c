import type { PageAsked } from "@naqsh/shared/first-view";
import type { Language } from "@naqsh/shared/kernel/language";
import { escaped } from "./escaped";
import { WITHOUT_SCRIPTS } from "./site-words";

const OTHER: Record<Language, { language: Language; name: string }> = {
  ar: { language: "en", name: "English" },
  en: { language: "ar", name: "العربية" },
};

/** The same page in another language, as an address relative to itself. */
const addressIn = (path: string, language: Language): string => {
  const asked = new URLSearchParams(path.split("?")[1]);
  asked.set("lang", language);
  return `?${asked.toString()}`;
};

/** What the button of the language sends (`language-toggle.tsx`): it leads to the same page, as far as that is told by its address. */
const languageForm = (path: string): string => {
  const fields = [...new URLSearchParams(path.split("?")[1])]
    .filter(([name]) => name !== "lang")
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}" />`);
  return `<form id="lang">${fields.join("")}</form>`;
};

/** Markup for whoever has no scripts: why controls do nothing, and the page in the other language, to which a button leads too. */
export const withoutScripts = ({ path, view }: PageAsked): string => {
  const { language, name } = OTHER[view.language];
  const link = `<a href="${escaped(addressIn(path, language))}" lang="${language}" hreflang="${language}">${name}</a>`;
  const words = `<p class="without-scripts">${escaped(WITHOUT_SCRIPTS[view.language])} ${link}</p>`;
  return `<noscript>${languageForm(path)}${words}</noscript>`;
};
