import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import type { DemoArtwork } from "../demo-artwork";

export const photographs: readonly DemoArtwork[] = [
  {
    slug: "stillness-of-sand",
    title: { ar: "سكون الرمال", en: "Stillness of Sand" },
    artist: "fahad",
    category: "photography",
    sale: { kind: "fixed", price: halalasFromRiyals(4_200) },
    medium: { ar: "طباعة أرشيفية", en: "Archival pigment print" },
    heightCm: 100,
    widthCm: 80,
    year: 2024,
    generator: "dunes",
    description: {
      ar: "كثبان النفود قبيل الغروب، حين تصير كل حافّة حدًّا بين النحاس والبنفسج. انتظر فهد سبعة أيام حتى سكنت الريح تمامًا وبقيت تموّجات الرمل كما تركتها. في البعيد قافلة صغيرة تعطي الرمل مقياسه.",
      en: "The dunes of the Nafud shortly before sunset, when every crest becomes a border between copper and violet. Fahad waited seven days until the wind fell silent and left the ripples as it had made them. Far off, a small caravan gives the sand its measure.",
    },
    tags: { ar: ["النفود", "صحراء", "غروب", "كثبان"], en: ["Nafud", "desert", "sunset", "dunes"] },
    alt: {
      ar: "كثبان رملية متعاقبة بين جانب نحاسيّ مضاء وجانب بنفسجيّ ظليل تحت شمس منخفضة",
      en: "Successive dunes, copper on the lit side and violet in shade, beneath a low sun",
    },
  },
  {
    slug: "night-in-jubbah",
    title: { ar: "ليل جُبّة", en: "Night in Jubbah" },
    artist: "fahad",
    category: "photography",
    sale: { kind: "fixed", price: halalasFromRiyals(3_600) },
    medium: { ar: "طباعة أرشيفية", en: "Archival pigment print" },
    heightCm: 70,
    widthCm: 105,
    year: 2023,
    generator: "trails-jubbah",
    description: {
      ar: "أربع ساعات من دوران السماء فوق جبل أم سنمان، في لقطة واحدة. القطب هادئ في مكانه، وحوله كتبت النجوم دوائرها كما كتبتها لمن نقشوا الصخر هنا قبل آلاف السنين. الوهج الخافت عند الأفق هو بلدة جُبّة نائمة بين الرمال.",
      en: "Four hours of the turning sky above Jabal Umm Sinman, in a single exposure. The pole rests in its place while the stars write their circles around it, as they did for those who carved the rock here thousands of years ago. The faint glow on the horizon is the town of Jubbah, asleep among the sands.",
    },
    culturalSignificance: {
      ar: "تضمّ جُبّة والشويمس في منطقة حائل نقوشًا صخرية من أغنى ما في الجزيرة العربية، وسُجّلت في قائمة التراث العالمي عام ٢٠١٥.",
      en: "Jubbah and Shuwaymis in the Hail region hold some of the richest rock art in Arabia, inscribed on the World Heritage List in 2015.",
    },
    tags: { ar: ["حائل", "جبّة", "نجوم", "ليل"], en: ["Hail", "Jubbah", "stars", "night"] },
    alt: {
      ar: "دوائر أثر النجوم حول القطب فوق جبل صخريّ معتم ووهج برتقاليّ خافت عند الأفق",
      en: "Star trails circling the pole above a dark rocky mountain, with a faint orange glow on the horizon",
    },
  },
  {
    slug: "light-through-the-rawshan",
    title: { ar: "ضوء الروشان", en: "Light through the Rawshan" },
    artist: "hassan",
    category: "photography",
    sale: { kind: "fixed", price: halalasFromRiyals(2_900) },
    medium: { ar: "طباعة فضية", en: "Gelatin silver print, toned" },
    heightCm: 90,
    widthCm: 60,
    year: 2024,
    generator: "lattice",
    description: {
      ar: "غرفة في جدة التاريخية وقت الضحى. يدخل الضوء من خشب الروشان فيتقطّع مربّعاتٍ ونجومًا، ويمشي على الجدار والأرض كما كان يمشي قبل مئة عام. لا أحد في الصورة، ومع ذلك ليست الغرفة خالية.",
      en: "A room in Historic Jeddah at mid-morning. Light enters through the timber of the rawshan, breaks into squares and stars, and walks over wall and floor as it did a hundred years ago. There is nobody in the picture, yet the room is not empty.",
    },
    culturalSignificance: {
      ar: "الرواشين شرفات خشبية بارزة تحجب النظر وتلطّف الهواء، وهي علامة جدة التاريخية المسجّلة في قائمة التراث العالمي عام ٢٠١٤.",
      en: "Rawashin are projecting timber screens that shield the gaze and temper the air; they are the mark of Historic Jeddah, on the World Heritage List since 2014.",
    },
    tags: { ar: ["جدة التاريخية", "روشان", "ضوء", "خشب"], en: ["Historic Jeddah", "rawshan", "light", "timber"] },
    alt: {
      ar: "شبّاك خشبيّ مشربيّ يلقي ظلالًا مائلة من النجوم والمربّعات على جدار وأرض غرفة هادئة",
      en: "A latticed timber window casting slanting patterns of stars and squares on the wall and floor of a quiet room",
    },
  },
  {
    slug: "farasan-wave",
    title: { ar: "موج فرسان", en: "Farasan Wave" },
    artist: "fahad",
    category: "photography",
    sale: { kind: "fixed", price: halalasFromRiyals(5_200) },
    medium: { ar: "طباعة أرشيفية", en: "Archival pigment print" },
    heightCm: 80,
    widthCm: 120,
    year: 2025,
    generator: "sea",
    description: {
      ar: "البحر عند جزر فرسان في أول الضوء، من قارب صغير على ارتفاع ذراع عن الماء. كل موجة مرآة تأخذ من السماء لونًا: لؤلؤيًّا في العلوّ وزمرّديًّا في القعر. طُبعت على ورق قطنيّ مطفأ حتى لا يلمع إلا الماء.",
      en: "The sea off the Farasan Islands at first light, from a small boat an arm's length above the water. Each wave is a mirror taking one colour from the sky: pearl on its shoulder, emerald in its hollow. Printed on matt cotton paper, so that only the water shines.",
    },
    tags: { ar: ["فرسان", "البحر الأحمر", "فجر", "موج"], en: ["Farasan", "Red Sea", "dawn", "waves"] },
    alt: {
      ar: "سطح بحر متموّج يعكس شروقًا ورديًّا ذهبيًّا، بين زمرّديّ في القاع ولؤلؤيّ على القمم",
      en: "A rolling sea reflecting a rose-gold sunrise, emerald in the hollows and pearl on the crests",
    },
  },
];
