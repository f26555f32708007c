import { expect, it } from "vitest";
import { texts as laterArabic } from "./later-texts-ar";
import { texts as laterEnglish } from "./later-texts-en";
import { texts as firstArabic } from "./texts-ar";
import { texts as firstEnglish } from "./texts-en";

const arabic: Record<string, Record<string, unknown>> = { ...firstArabic, ...laterArabic };
const english: Record<string, Record<string, unknown>> = { ...firstEnglish, ...laterEnglish };

const FORMS = ["zero", "one", "two", "few", "many", "other"];
const PLURAL = /_(zero|one|two|few|many|other)$/;

const keysOf = (text: unknown, path = ""): string[] =>
  typeof text === "string"
    ? [path]
    : Object.entries(text as Record<string, unknown>).flatMap(([key, value]) =>
        keysOf(value, path === "" ? key : `${path}.${key}`),
      );

/** Each text of a file under its key. */
const byKey = (file: unknown): Map<string, string> =>
  new Map(
    keysOf(file).map((key) => [
      key,
      key.split(".").reduce((text, part) => (text as Record<string, unknown>)[part], file) as string,
    ]),
  );

const withoutForms = (keys: string[]): string[] => [...new Set(keys.map((key) => key.replace(PLURAL, "")))].toSorted();
const pluralised = (keys: string[]): string[] => withoutForms(keys.filter((key) => PLURAL.test(key)));

const features = Object.keys(arabic).map((path) => path.replace(/\.ar\.json$/, ""));

it("knows every file of texts", () => {
  const files = Object.keys(import.meta.glob("../**/*.ar.json"));
  expect(Object.keys(arabic).toSorted()).toEqual(files.toSorted());
});

it("has a file in both languages for every feature", () => {
  expect(features.length).toBeGreaterThan(3);
  expect(Object.keys(english).map((path) => path.replace(/\.en\.json$/, ""))).toEqual(features);
});

it.each(features)("says the same things in both languages: %s", (feature) => {
  const inArabic = keysOf(arabic[`${feature}.ar.json`]);
  const inEnglish = keysOf(english[`${feature}.en.json`]);
  expect(withoutForms(inArabic)).toEqual(withoutForms(inEnglish));
});

it.each(features)("has all six forms of every Arabic plural, and both of every English one: %s", (feature) => {
  const inArabic = new Set(keysOf(arabic[`${feature}.ar.json`]));
  const inEnglish = new Set(keysOf(english[`${feature}.en.json`]));
  const plurals = [...new Set([...pluralised([...inArabic]), ...pluralised([...inEnglish])])];
  const missing = plurals.flatMap((key) => [
    ...FORMS.filter((form) => !inArabic.has(`${key}_${form}`)).map((form) => `ar ${key}_${form}`),
    ...["one", "other"].filter((form) => !inEnglish.has(`${key}_${form}`)).map((form) => `en ${key}_${form}`),
  ]);
  expect(missing).toEqual([]);
});

it.each(features)("fills the same blanks in both languages: %s", (feature) => {
  const blanksOf = (text: unknown): Set<string> =>
    new Set([...JSON.stringify(text).matchAll(/\{\{\s*([\w]+)/g)].map(([, name]) => name!));
  const inArabic = blanksOf(arabic[`${feature}.ar.json`]);
  expect(blanksOf(english[`${feature}.en.json`])).toEqual(inArabic);
});

const textsOf = (text: unknown): string[] =>
  typeof text === "string" ? [text] : Object.values(text as Record<string, unknown>).flatMap(textsOf);

it.each(features)("calls the platform by its name of the settings, never by one of its own: %s", (feature) => {
  const texts = [...textsOf(arabic[`${feature}.ar.json`]), ...textsOf(english[`${feature}.en.json`])];
  expect(texts.filter((text) => /نقش|Naqsh/.test(text))).toEqual([]);
});

/** Sentences that are given word for word. */
const AS_SPECIFIED = /^كلمة المرور يجب أن تكون [68] أحرف على الأقل$/;
/** Days as a form takes them, codes and addresses are typed in Latin digits. */
const TYPED_IN_LATIN = /\d{4}-\d{2}-\d{2}|ABCD-1234-WXYZ|\{\{[^}]*\}\}|<\/?\d+>/g;

it.each(features)("writes numbers in Arabic in one kind of digits: %s", (feature) => {
  const texts = textsOf(arabic[`${feature}.ar.json`]).filter((text) => /\p{Script=Arabic}/u.test(text));
  const mixed = texts.filter((text) => !AS_SPECIFIED.test(text) && /\d/.test(text.replace(TYPED_IN_LATIN, "")));
  expect(mixed).toEqual([]);
});

it.each(features)("writes every count in the reader's digits: %s", (feature) => {
  const texts = [...textsOf(arabic[`${feature}.ar.json`]), ...textsOf(english[`${feature}.en.json`])];
  expect(texts.filter((text) => text.includes("{{count}}"))).toEqual([]);
});

it.each(features)("calls the fine arts by their usual name: %s", (feature) => {
  expect(textsOf(arabic[`${feature}.ar.json`]).filter((text) => text.includes("الرفيعة"))).toEqual([]);
});

it.each(features)("calls the hammer price by the glossary's name: %s", (feature) => {
  const inArabic = byKey(arabic[`${feature}.ar.json`]);
  const named = [...byKey(english[`${feature}.en.json`])].filter(([, text]) => /hammer price/i.test(text));
  const others = named.filter(([key]) => inArabic.get(key)?.includes("سعر المطرقة") !== true);
  expect(others).toEqual([]);
});
