import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import type { DemoArtwork } from "../demo-artwork";

export const digitalArt: readonly DemoArtwork[] = [
  {
    slug: "orbit-of-twelve",
    title: { ar: "مدار الاثني عشر", en: "Orbit of Twelve" },
    artist: "reem",
    category: "digital_art",
    sale: {
      kind: "auction",
      openingPrice: halalasFromRiyals(6_000),
      estimate: { low: halalasFromRiyals(7_000), high: halalasFromRiyals(9_000) },
      reserve: null,
    },
    medium: { ar: "فن توليدي، إصدار ٥", en: "Generative work, edition of 5" },
    heightCm: 100,
    widthCm: 100,
    year: 2025,
    generator: "hankin-dodecagon",
    description: {
      ar: "تتلامس المضلّعات ذات الاثني عشر ضلعًا، وتخرج من منتصف كل ضلع خيوطٌ بزاوية واحدة حتى تلتقي: هذه هي القاعدة كلها. ومن نواةٍ متوهّجة في الوسط يخفت اللون إلى ليل بنفسجيّ عند الأطراف، كأن النمط يدور حول شمسه. خمس نسخ، لكل واحدة بذرتها ولا تتكرّر.",
      en: "Twelve-sided polygons touch, and from the middle of each side threads leave at a single angle until they meet: that is the whole rule. From a glowing core the colour fades to a violet night at the edges, as if the pattern turned around its own sun. Five editions, each with its own seed, never repeated.",
    },
    culturalSignificance: {
      ar: "طريقة «المضلّعات المتلامسة» من أقدم ما عُرف في بناء الزخارف النجمية في عمارة المسلمين، وما زال صنّاع الخشب والجصّ يعملون بها.",
      en: "The method of polygons in contact is among the oldest known for building star patterns in Islamic architecture, and craftsmen in wood and plaster still work by it.",
    },
    tags: { ar: ["هندسة", "زخرفة نجمية", "توليدي"], en: ["geometry", "star pattern", "generative"] },
    alt: {
      ar: "زخرفة من نجوم اثني عشرية متشابكة تتوهّج ذهبًا في الوسط وتخفت إلى البنفسجيّ عند الحوافّ",
      en: "Interlaced twelve-pointed stars glowing gold at the centre and fading to violet at the edges",
    },
  },
  {
    slug: "caravan-routes",
    title: { ar: "دروب القوافل", en: "Caravan Routes" },
    artist: "reem",
    category: "digital_art",
    sale: { kind: "fixed", price: halalasFromRiyals(3_200) },
    medium: { ar: "فن توليدي، إصدار ١٠", en: "Generative work, edition of 10" },
    heightCm: 70,
    widthCm: 100,
    year: 2024,
    generator: "flow",
    description: {
      ar: "آلاف المسارات تنطلق من حافّة اللوحة وتتبع حقلًا من الريح لا يُرى. تلتفّ حول الآبار كما كانت القوافل تلتفّ، وتتكاثف حيث يسهل المسير. لونها من لون الرمل أول النهار وآخره.",
      en: "Thousands of paths set out from the edge and follow a wind field that cannot be seen. They bend around the wells as caravans did, and gather where the going is easy. Their colours are those of sand at the day's beginning and its end.",
    },
    tags: { ar: ["قوافل", "صحراء", "توليدي", "خطوط"], en: ["caravans", "desert", "generative", "line"] },
    alt: {
      ar: "خيوط كثيفة متموّجة بألوان الرمل والنحاس تلتفّ حول دوائر خالية كالآبار على أرضية ليلية",
      en: "Dense flowing threads in sand and copper bending around empty circles like wells on a night ground",
    },
  },
  {
    slug: "octaves",
    title: { ar: "ثمانيات", en: "Octaves" },
    artist: "reem",
    category: "digital_art",
    sale: { kind: "fixed", price: halalasFromRiyals(2_600) },
    medium: { ar: "طباعة حبرية", en: "Pigment print" },
    heightCm: 60,
    widthCm: 60,
    year: 2023,
    generator: "hankin-octagon",
    description: {
      ar: "النجمة الثمانية في أهدأ أحوالها: فيروز وعاج وخطّ نحاسيّ رفيع، على شبكة من مثمّنات ومربّعات. تتغيّر زاوية الخيط درجةً درجةً من الأعلى إلى الأسفل، فتتفتّح النجوم كما تتفتّح نغمة في سلّمها.",
      en: "The eight-fold star at its quietest: turquoise, ivory and a fine copper line, on a grid of octagons and squares. The angle of the thread changes degree by degree from top to bottom, so the stars open as a note opens along its scale.",
    },
    tags: { ar: ["هندسة", "مثمّن", "فيروز", "طباعة"], en: ["geometry", "octagon", "turquoise", "print"] },
    alt: {
      ar: "شبكة من نجوم ثمانية بالفيروزيّ والعاجيّ يحدّها خطّ نحاسيّ، وتتفتّح تدريجيًّا من الأعلى إلى الأسفل",
      en: "A grid of eight-pointed stars in turquoise and ivory edged with copper, opening gradually from top to bottom",
    },
  },
  {
    slug: "canopus",
    title: { ar: "سهيل", en: "Canopus" },
    artist: "reem",
    category: "digital_art",
    sale: { kind: "fixed", price: halalasFromRiyals(4_100) },
    medium: { ar: "طباعة على ألمنيوم", en: "Print on aluminium" },
    heightCm: 120,
    widthCm: 80,
    year: 2025,
    generator: "trails-canopus",
    description: {
      ar: "حين يطلع سهيل ينكسر الحرّ ويعرف أهل البادية أن الصيف انقضى. حسبت ريم مواقع النجوم ليلةً كاملة ورسمت كل نجم قوسًا حول القطب، وتركت سهيلًا وحده نقطةً لا تتحرّك فوق الجبل. طُبع العمل على ألمنيوم خام، فيتغيّر بريق الأقواس مع خطوة الناظر.",
      en: "When Canopus rises the heat breaks, and the people of the desert know that summer is over. Reem computed the stars through one whole night and drew each as an arc around the pole, leaving Canopus alone a point that does not move above the mountain. Printed on bare aluminium, its arcs brighten and dim as the viewer walks by.",
    },
    culturalSignificance: {
      ar: "يؤرّخ أهل الجزيرة العربية بطلوع سهيل لتغيّر الفصول، وعليه مواسم الزرع والسفر في الذاكرة الشعبية.",
      en: "Across Arabia the rising of Canopus marks the turn of the season, and in popular memory sowing and travel are reckoned by it.",
    },
    tags: { ar: ["نجوم", "فلك", "سهيل", "ليل"], en: ["stars", "astronomy", "Canopus", "night"] },
    alt: {
      ar: "أقواس نجمية متّحدة المركز فوق قمّة جبل سوداء، ونجم واحد ساطع ثابت قرب الأفق",
      en: "Concentric star arcs above a black mountain peak, with one bright unmoving star near the horizon",
    },
  },
];
