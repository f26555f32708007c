import { expect, it } from "vitest";
import { ACCOUNT_LETTERS, accountLetter } from "./account-letter";

const PATH = "/somewhere?token=t";

it.each(ACCOUNT_LETTERS)("says %s in both languages and calls the platform as it is called now", (kind) => {
  for (const language of ["ar", "en"] as const) {
    const contact = { email: "s@naqsh.test", firstName: "Sara", language, platformName: "Dar" };
    const { subject, text, html } = accountLetter(kind, { contact, path: PATH, publicUrl: "https://dar.test" });
    expect(text).toContain(`https://dar.test${PATH}`);
    expect(`${subject}${text}${html}`).not.toMatch(/Naqsh|نقش|\{platform\}|undefined/);
    expect(/[\u0600-\u06ff]/.test(subject)).toBe(language === "ar");
  }
});
