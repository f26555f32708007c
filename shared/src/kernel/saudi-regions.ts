import { searchWords } from "./arabic-fold";

/** The thirteen regions of the Kingdom, from the capital on. */
export const SAUDI_REGIONS = [
  "riyadh",
  "makkah",
  "madinah",
  "qassim",
  "eastern",
  "asir",
  "tabuk",
  "hail",
  "northern",
  "jazan",
  "najran",
  "bahah",
  "jawf",
] as const;
export type SaudiRegion = (typeof SAUDI_REGIONS)[number];

/** What people write where they say where they live: the region, or one of its cities. */
const PLACES: Readonly<Record<SaudiRegion, string>> = {
  riyadh: "الرياض الخرج الدرعية المجمعة الزلفي riyadh kharj diriyah majmaah zulfi",
  makkah: "مكة جدة الطائف رابغ القنفذة makkah mecca jeddah jiddah taif rabigh",
  madinah: "المدينة ينبع العلا madinah medina yanbu alula",
  qassim: "القصيم بريدة عنيزة الرس qassim buraydah buraidah unaizah",
  eastern:
    "الشرقية الدمام الخبر الظهران الأحساء الهفوف القطيف الجبيل eastern dammam khobar dhahran ahsa hofuf qatif jubail",
  asir: "عسير أبها خميس النماص asir aseer abha khamis namas",
  tabuk: "تبوك نيوم ضباء tabuk neom duba",
  hail: "حائل hail",
  northern: "الشمالية عرعر رفحاء northern arar rafha",
  jazan: "جازان جيزان صبيا فرسان jazan jizan sabya farasan",
  najran: "نجران شرورة najran sharurah",
  bahah: "الباحة بلجرشي bahah baha baljurashi",
  jawf: "الجوف سكاكا القريات jawf sakaka qurayyat",
};

/** A Latin article is written as a word of its own, or joined: "Al Khobar", "Alkhobar", "Al-Khobar". */
const withoutLatinArticle = (word: string): string => word.replace(/^al(?=[a-z]{4})/, "");

const wordsOf = (text: string): string[] => searchWords(text).map(withoutLatinArticle);

const regionOfWord = new Map(
  SAUDI_REGIONS.flatMap((region) => wordsOf(PLACES[region]).map((word) => [word, region] as const)),
);

/** The region that somebody's own words about where they live name first; null if they name none. */
export const regionOf = (location: string | null): SaudiRegion | null => {
  if (location === null) return null;
  return (
    wordsOf(location)
      .map((word) => regionOfWord.get(word))
      .find((region) => region !== undefined) ?? null
  );
};
