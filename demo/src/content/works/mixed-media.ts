import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import type { DemoArtwork } from "../demo-artwork";

export const mixedMedia: readonly DemoArtwork[] = [
  {
    slug: "my-grandmothers-loom",
    title: { ar: "نَوْل جدّتي", en: "My Grandmother's Loom" },
    artist: "noura",
    category: "traditional_art",
    sale: { kind: "fixed", price: halalasFromRiyals(9_500) },
    medium: { ar: "صوف طبيعي على خشب", en: "Natural wool on wood" },
    heightCm: 112,
    widthCm: 90,
    year: 2025,
    generator: "sadu",
    description: {
      ar: "قطعة سدو نُسجت على النول الأرضيّ الذي حملته جدّة الفنّانة من بيت إلى بيت. في الوسط «الشجرة» بمعيّناتها المتداخلة، وعلى الجانبين شرائط الحبوب والأسنان متقابلةً كما توجب القاعدة. الأحمر من الفُوّة والأصفر من قشر الرمّان والأسود صوفٌ لم يُصبغ.",
      en: "A Sadu piece woven on the ground loom that the artist's grandmother carried from one home to the next. At the centre runs the shajarah with its nested lozenges; on either side strips of seeds and teeth answer each other, as the rule requires. The red is madder, the yellow pomegranate rind, and the black is wool left undyed.",
    },
    culturalSignificance: {
      ar: "السدو نسيج نساء البادية على النول الأرضيّ، وأُدرج عام ٢٠٢٠ في قائمة اليونسكو باسم المملكة والكويت.",
      en: "Sadu is the weaving of Bedouin women on the ground loom, inscribed by UNESCO in 2020 for the Kingdom and Kuwait.",
    },
    tags: { ar: ["سدو", "صوف", "نسيج", "بادية"], en: ["Sadu", "wool", "weaving", "Bedouin"] },
    alt: {
      ar: "نسيج سدو بشرائط عمودية حمراء وسوداء وبيضاء وصفراء وصفٍّ من المعيّنات المتداخلة في الوسط",
      en: "Sadu weaving with vertical strips of red, black, white and yellow and a column of nested lozenges",
    },
  },
  {
    slug: "maps-of-palms",
    title: { ar: "خرائط النخيل", en: "Maps of Palms" },
    artist: "hassan",
    category: "mixed_media",
    sale: { kind: "fixed", price: halalasFromRiyals(6_300) },
    medium: { ar: "خوص وورق وأكريليك", en: "Palm leaf, paper and acrylic" },
    heightCm: 100,
    widthCm: 100,
    year: 2024,
    generator: "khoos",
    description: {
      ar: "سُفّ الخوص مائلًا كما تُسفّ الحصير، ثم لُوّنت منه خيوط فظهرت خريطة: بساتين الأحساء كما تُرى من الطائرة، تفصل بينها السواقي. كل مربّع أخضر بستان يعرفه حسن باسم صاحبه. وتحت الضفيرة ورق من دفاتر الريّ القديمة يلوح من الفُرَج.",
      en: "Palm leaf is plaited on the slant, as a mat is, and single strands are then coloured until a map appears: the orchards of Al-Ahsa as seen from the air, parted by their channels. Each green field is an orchard that Hassan knows by its owner's name. Beneath the braid, paper from old irrigation ledgers shows through the gaps.",
    },
    culturalSignificance: {
      ar: "سفّ الخوص من حرف واحة الأحساء، المسجّلة في قائمة التراث العالمي عام ٢٠١٨ بوصفها مشهدًا ثقافيًّا متطوّرًا.",
      en: "Palm-leaf plaiting is a craft of the Al-Ahsa oasis, inscribed on the World Heritage List in 2018 as an evolving cultural landscape.",
    },
    tags: { ar: ["خوص", "الأحساء", "نخيل", "خرائط"], en: ["palm leaf", "Al-Ahsa", "palms", "maps"] },
    alt: {
      ar: "ضفيرة خوص مائلة بدرجات الذهب والأخضر تؤلّف خريطة بساتين تقطعها سواقٍ زرقاء",
      en: "A diagonal palm-leaf plait in golds and greens forming a map of orchards crossed by blue channels",
    },
  },
  {
    slug: "layers-of-the-harrah",
    title: { ar: "طبقات الحرّة", en: "Layers of the Harrah" },
    artist: "noura",
    category: "mixed_media",
    sale: {
      kind: "auction",
      openingPrice: halalasFromRiyals(7_000),
      estimate: { low: halalasFromRiyals(8_000), high: halalasFromRiyals(10_500) },
      reserve: null,
    },
    medium: { ar: "رمل وصبغة على لوح", en: "Sand and pigment on panel" },
    heightCm: 120,
    widthCm: 90,
    year: 2023,
    generator: "strata-harrah",
    description: {
      ar: "جمعت نورة رمال حرّة خيبر من سبعة مواضع، ونخلتها لونًا لونًا، وثبّتتها طبقاتٍ كما بردت الحمم فوق الحمم. الأسود بازلت مطحون، والأحمر من فوّهة بركان خامد، والأبيض من أخرى بيضاء. من بعيد تبدو خريطة، ومن قريب تعود أرضًا.",
      en: "Noura gathered sand from seven places in the lava fields of Khaybar, sieved it colour by colour, and fixed it in layers, as lava cooled over lava. The black is ground basalt, the red comes from one sleeping crater and the white from another. From afar it seems a map; close by it is earth again.",
    },
    tags: { ar: ["حرّة خيبر", "رمل", "بازلت", "تجريد"], en: ["Harrat Khaybar", "sand", "basalt", "abstraction"] },
    alt: {
      ar: "طبقات كنتورية من رمل أسود وأحمر ورماديّ وعاجيّ تحيط بفوّهتين كخريطة بركانية بارزة",
      en: "Contour layers of black, red, grey and ivory sand around two craters, like a volcanic map in relief",
    },
  },
];
