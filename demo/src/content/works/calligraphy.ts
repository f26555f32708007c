import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import type { DemoArtwork } from "../demo-artwork";

const arabicCalligraphy = {
  ar: "أُدرج الخط العربي، معارفَ ومهاراتٍ وممارسات، في قائمة اليونسكو للتراث الثقافي غير المادي عام ٢٠٢١ بملفّ مشترك قادته المملكة.",
  en: "Arabic calligraphy, its knowledge, skills and practices, was inscribed on UNESCO's list of intangible heritage in 2021, in a joint file led by the Kingdom.",
};

export const calligraphy: readonly DemoArtwork[] = [
  {
    slug: "light",
    title: { ar: "نور", en: "Light" },
    artist: "yousef",
    category: "calligraphy",
    sale: {
      kind: "auction",
      openingPrice: halalasFromRiyals(14_000),
      estimate: { low: halalasFromRiyals(15_000), high: halalasFromRiyals(20_000) },
      reserve: halalasFromRiyals(15_000),
    },
    medium: { ar: "ورق ذهب وحبر", en: "Gold leaf and ink" },
    heightCm: 88,
    widthCm: 70,
    year: 2025,
    generator: "huruf-nur",
    description: {
      ar: "كلمة واحدة بخط الرقعة العريض، رُفعت بورق الذهب فوق زرقة عميقة تسكنها كلمات أخفت صوتها: ضياء، مدى، سكينة. تشقّق الذهب قليلًا عند الأطراف كما أراد له يوسف، ليبقى فيه أثر اليد. وحول الكلمة دائرة رفيعة، هي كل ما في اللوحة من زخرف.",
      en: "A single word in broad Ruqaa, raised in gold leaf over a deep blue where other words have lowered their voices: radiance, distance, serenity. The gold has cracked a little at its edges, as Yousef meant it to, so that the hand stays visible. A fine circle around the word is all the ornament there is.",
    },
    culturalSignificance: arabicCalligraphy,
    tags: { ar: ["خط عربي", "حروفية", "ذهب", "رقعة"], en: ["calligraphy", "hurufiyya", "gold leaf", "Ruqaa"] },
    alt: {
      ar: "كلمة «نور» مذهّبة بخط الرقعة على أرضية زرقاء عميقة تظهر فيها كلمات باهتة ودائرة رفيعة",
      en: "The word Nur in gilded Ruqaa script on a deep blue ground with faint words and a fine circle",
    },
  },
  {
    slug: "serenity",
    title: { ar: "سكينة", en: "Serenity" },
    artist: "yousef",
    category: "calligraphy",
    sale: { kind: "fixed", price: halalasFromRiyals(5_800) },
    medium: { ar: "حبر على ورق مقهّر", en: "Ink on sized paper" },
    heightCm: 70,
    widthCm: 100,
    year: 2024,
    generator: "ring",
    description: {
      ar: "كُتبت «سكينة» مئات المرّات في حلقات تضيق نحو الداخل، حتى صارت الكتابة صوتًا أكثر منها معنًى. ترك يوسف القلم يجفّ مرّةً في كل دورة، فظهر النَّفَس في الحبر: ثقيلٌ ثم خفيف ثم ثقيل. وفي الوسط بياضٌ لم يُمسّ.",
      en: "The word for serenity is written hundreds of times in rings that narrow inwards, until the writing is more sound than meaning. Yousef let the pen run dry once in every turn, so breath shows in the ink: heavy, light, heavy again. At the centre is a white that was never touched.",
    },
    culturalSignificance: arabicCalligraphy,
    tags: { ar: ["خط عربي", "حبر", "تكرار", "دائرة"], en: ["calligraphy", "ink", "repetition", "circle"] },
    alt: {
      ar: "حلقات متّحدة المركز من كلمة «سكينة» بحبر بنّيّ أسود على ورق عاجيّ حول مركز أبيض",
      en: "Concentric rings of the word for serenity in brown-black ink on ivory paper around a white centre",
    },
  },
  {
    slug: "the-letter-nun",
    title: { ar: "نون", en: "The Letter Nun" },
    artist: "yousef",
    category: "calligraphy",
    sale: { kind: "fixed", price: halalasFromRiyals(2_400) },
    medium: { ar: "حبر على ورق", en: "Ink on paper" },
    heightCm: 50,
    widthCm: 50,
    year: 2023,
    generator: "huruf-nun",
    description: {
      ar: "حرف واحد: قوس يحمل نقطته كما يحمل القاربُ راكبه. كُتب بجرّة واحدة بقلم عرضه أربعة أصابع، ثم وُضعت النقطة بالأحمر بعد يوم كامل من النظر.",
      en: "A single letter: a bow that carries its dot as a boat carries its passenger. It was written in one stroke with a pen four fingers wide; the dot was set in red after a whole day of looking.",
    },
    culturalSignificance: arabicCalligraphy,
    tags: { ar: ["خط عربي", "حرف", "حبر"], en: ["calligraphy", "letter", "ink"] },
    alt: {
      ar: "حرف النون بجرّة حبر سوداء عريضة على ورق عاجيّ ونقطته معيّن أحمر",
      en: "The letter Nun in one broad black stroke on ivory paper, its dot a red lozenge",
    },
  },
  {
    slug: "homeland",
    title: { ar: "وطن", en: "Homeland" },
    artist: "yousef",
    category: "calligraphy",
    sale: { kind: "fixed", price: halalasFromRiyals(3_900) },
    medium: { ar: "كوفي مربّع، طباعة حجرية", en: "Square Kufic, lithograph" },
    heightCm: 60,
    widthCm: 60,
    year: 2024,
    generator: "kufic",
    description: {
      ar: "كلمة «وطن» بالكوفي المربّع، تدور أربع مرّات حول مركزها فتصير سورًا وحديقةً في آن. عرض الحرف كعرض الفراغ الذي يليه، وهذا شرط هذا الخط الصعب. طُبعت بثلاثة أحجار: أخضر النخيل وعاجيّ ونحاسيّ.",
      en: "The word for homeland in square Kufic, turned four times about its centre until it becomes at once a wall and a garden. The stroke is as wide as the gap beside it, the hard law of this script. It is printed from three stones: palm green, ivory and copper.",
    },
    culturalSignificance: arabicCalligraphy,
    tags: { ar: ["كوفي مربّع", "خط عربي", "طباعة حجرية"], en: ["square Kufic", "calligraphy", "lithograph"] },
    alt: {
      ar: "كلمة «وطن» بالكوفي المربّع مكرّرة أربع جهات حول مركز واحد بالعاجيّ على أخضر النخيل",
      en: "The word Watan in square Kufic turned four ways about one centre, ivory on palm green",
    },
  },
];
