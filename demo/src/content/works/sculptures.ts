import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import type { DemoArtwork } from "../demo-artwork";

export const sculptures: readonly DemoArtwork[] = [
  {
    slug: "gates-of-light",
    title: { ar: "بوّابات الضوء", en: "Gates of Light" },
    artist: "salma",
    category: "sculpture",
    sale: {
      kind: "auction",
      openingPrice: halalasFromRiyals(15_000),
      estimate: { low: halalasFromRiyals(18_000), high: halalasFromRiyals(24_000) },
      reserve: halalasFromRiyals(17_000),
    },
    medium: { ar: "جصّ مصبوغ وحديد", en: "Pigmented plaster and steel" },
    heightCm: 180,
    widthCm: 140,
    year: 2025,
    generator: "arches",
    description: {
      ar: "ثمانية أقواس مدبّبة متداخلة تدور حول محور واحد، من العاجيّ في الخارج إلى لون الطين المحروق في القلب. كلما مشى الناظر انفتح ممرّ وانغلق آخر، ولا يُرى العمل كاملًا من أي جهة. صُبّت الأقواس بجصّ خُلط بصبغته لا طُلي بها.",
      en: "Eight nested pointed arches turn around one axis, from ivory outside to burnt clay at the heart. As the viewer walks, one passage opens and another closes, and from no side can the work be seen whole. The arches are cast in plaster mixed with its pigment, not painted with it.",
    },
    tags: { ar: ["أقواس", "جصّ", "ضوء", "عمارة"], en: ["arches", "plaster", "light", "architecture"] },
    alt: {
      ar: "منحوتة من أقواس مدبّبة متداخلة تدور تدريجيًّا، من العاجيّ إلى لون الطين، على أرضية خزامية",
      en: "Sculpture of nested pointed arches turning step by step from ivory to terracotta on a lavender ground",
    },
  },
  {
    slug: "fold-of-the-rose",
    title: { ar: "طيّة الورد", en: "Fold of the Rose" },
    artist: "salma",
    category: "sculpture",
    sale: { kind: "fixed", price: halalasFromRiyals(9_200) },
    medium: { ar: "برونز", en: "Bronze" },
    heightCm: 46,
    widthCm: 40,
    year: 2024,
    generator: "petals",
    description: {
      ar: "وردة الطائف قبل أن تكتمل، حين لا تزال البتلات تمسك إحداها بالأخرى. صاغتها سلمى بالشمع أوراقًا رقيقة ثم صبّتها برونزًا، وصقلت الحوافّ وحدها وتركت الطيّات داكنة. توضع على مستوى النظر، فيدخل الضوء من أعلاها ويستقرّ في القلب.",
      en: "The rose of Taif before it is complete, while the petals still hold one another. Salma modelled it in thin sheets of wax and cast it in bronze, polishing only the lips and leaving the folds dark. Set at eye level, it takes the light from above and keeps it in its heart.",
    },
    culturalSignificance: {
      ar: "يُقطف ورد الطائف في موسم قصير أول الربيع، وأُدرجت ممارساته الثقافية في قائمة اليونسكو عام ٢٠٢٤.",
      en: "The rose of Taif is picked in a short season at the start of spring; the cultural practices around it were inscribed by UNESCO in 2024.",
    },
    tags: { ar: ["ورد الطائف", "برونز", "طبيعة"], en: ["Taif rose", "bronze", "nature"] },
    alt: {
      ar: "منحوتة برونزية من بتلات ملتفّة متداخلة، حوافّها مصقولة لامعة وطيّاتها داكنة",
      en: "Bronze sculpture of overlapping curled petals, their lips polished bright and their folds dark",
    },
  },
  {
    slug: "wind-column",
    title: { ar: "عمود الريح", en: "Wind Column" },
    artist: "salma",
    category: "sculpture",
    sale: { kind: "fixed", price: halalasFromRiyals(6_900) },
    medium: { ar: "حجر جيري", en: "Limestone" },
    heightCm: 95,
    widthCm: 28,
    year: 2023,
    generator: "twist",
    description: {
      ar: "عمود من حجر الرياض الجيريّ نحتته سلمى كما تنحت الريح الجروف: أضلاع تلتفّ صاعدةً وتتّسع عند الكتف ثم تدقّ. لا قاعدة له ولا تاج، فكأنه جزء من حركة لم تنتهِ.",
      en: "A column of Riyadh limestone, carved as wind carves an escarpment: flutes that turn as they rise, widen at the shoulder and grow slender again. It has neither base nor capital, as if it were part of a movement not yet finished.",
    },
    tags: { ar: ["حجر", "ريح", "عمود"], en: ["stone", "wind", "column"] },
    alt: {
      ar: "عمود حجريّ فاتح بأضلاع ملتوية صاعدة، يلقي ظلًّا طويلًا على أرضية رملية اللون",
      en: "A pale stone column with rising twisted flutes, casting a long shadow on a sand-coloured ground",
    },
  },
  {
    slug: "wadi-pebbles",
    title: { ar: "حصى الوادي", en: "Wadi Pebbles" },
    artist: "salma",
    category: "sculpture",
    sale: { kind: "fixed", price: halalasFromRiyals(3_400) },
    medium: { ar: "بازلت مصقول", en: "Polished basalt" },
    heightCm: 22,
    widthCm: 60,
    year: 2022,
    generator: "pebbles",
    description: {
      ar: "خمس حصوات كبرت حتى صارت منحوتة، يسند بعضها بعضًا حيث يجب أن تسقط. صُقل البازلت بالماء والرمل وحدهما، كما يفعل السيل. وفي كل حجر عرقٌ فاتح واحد يدلّ على موضعه القديم.",
      en: "Five pebbles grown to the size of sculpture, leaning on one another where they ought to fall. The basalt was polished with nothing but water and sand, as the flood does it. Each stone keeps one pale vein that tells where it once lay.",
    },
    tags: { ar: ["بازلت", "وادٍ", "حجر"], en: ["basalt", "wadi", "stone"] },
    alt: {
      ar: "خمس حصوات سوداء مصقولة متّكئة بعضها على بعض، يعبر كلًّا منها عرق فاتح",
      en: "Five polished black stones leaning on one another, each crossed by a pale vein",
    },
  },
];
