import type { Bilingual } from "./bilingual";

export type DemoPerson = {
  key: string;
  firstName: Bilingual;
  lastName: Bilingual;
  username: string;
  email: string;
};

const person = (key: string, first: readonly [string, string], last: readonly [string, string]): DemoPerson => ({
  key,
  firstName: { ar: first[0], en: first[1] },
  lastName: { ar: last[0], en: last[1] },
  username: `${first[1]}_${last[1]}`.toLowerCase(),
  email: `${first[1]}.${last[1]}@demo.naqsh.example`.toLowerCase(),
});

/** With what they say of themselves. */
type DemoCharacter = DemoPerson & { bio: Bilingual };

const withBio = (named: DemoPerson, [ar, en]: readonly [string, string]): DemoCharacter => ({
  ...named,
  bio: { ar, en },
});

/** Fictional buyers, in no order of importance; the first two are the ones named on the demo's sign-in screen. */
export const demoCollectors: readonly DemoCharacter[] = [
  withBio(person("layla", ["ليلى", "Layla"], ["الراشد", "Alrashed"]), [
    "أجمع الخط العربي منذ عشر سنوات، وأبدأ بالورق قبل الحبر.",
    "Has collected calligraphy for ten years: the paper first, then the ink.",
  ]),
  withBio(person("khalid", ["خالد", "Khalid"], ["العنزي", "Alanazi"]), [
    "أبحث عن صور الصحراء التي تشبه طفولتي في رفحاء.",
    "Looks for pictures of the desert of a childhood in Rafha.",
  ]),
  withBio(person("maha", ["مها", "Maha"], ["السبيعي", "Alsubaie"]), [
    "بيتي في الرياض معرض صغير لفنانات الجيل الجديد.",
    "A house in Riyadh, hung with the women of the new generation.",
  ]),
  withBio(person("turki", ["تركي", "Turki"], ["المطيري", "Almutairi"]), [
    "أقتني عملًا واحدًا كل عام، وأختاره على مهل.",
    "Buys one work a year, and takes the year to choose.",
  ]),
  withBio(person("huda", ["هدى", "Huda"], ["الزهراني", "Alzahrani"]), [
    "من الباحة، وأحب ما يُنسج ويُطرَّز باليد.",
    "From Al Bahah; loves what is woven and stitched by hand.",
  ]),
  withBio(person("bandar", ["بندر", "Bandar"], ["الجهني", "Aljuhani"]), [
    "بحّار سابق من ينبع، وجدراني كلها زرقاء.",
    "Once a sailor from Yanbu; every wall is blue.",
  ]),
  withBio(person("asma", ["أسماء", "Asma"], ["الشهري", "Alshehri"]), [
    "أدرّس تاريخ الفن، وأعيش مع ما أدرّسه.",
    "Teaches the history of art, and lives with it.",
  ]),
  withBio(person("omar", ["عمر", "Omar"], ["باوزير", "Bawazir"]), [
    "أرمّم الكتب القديمة، وأجمع الحروف حيث وجدتها.",
    "Restores old books, and collects letters wherever they are.",
  ]),
  withBio(person("jawaher", ["جواهر", "Jawaher"], ["الخالدي", "Alkhaldi"]), [
    "أدعم أول معرض لكل فنان أعرفه.",
    "Stands by the first show of every artist she knows.",
  ]),
  withBio(person("saad", ["سعد", "Saad"], ["الهاجري", "Alhajri"]), [
    "نخيل الأحساء في كل غرفة من بيتي.",
    "The palms of Al Ahsa in every room.",
  ]),
  withBio(person("lama", ["لمى", "Lama"], ["التميمي", "Altamimi"]), [
    "مصممة داخلية تبدأ الغرفة من اللوحة.",
    "An interior designer who begins a room with its picture.",
  ]),
  withBio(person("majed", ["ماجد", "Majed"], ["المالكي", "Almalki"]), [
    "أحب النحت، وأختار ما يُرى من كل جهة.",
    "Loves sculpture, and what can be seen from every side.",
  ]),
  withBio(person("dana", ["دانة", "Dana"], ["البلوي", "Albalawi"]), [
    "أصوّر، وأقتني صور من سبقوني.",
    "A photographer who buys those who came before.",
  ]),
  withBio(person("ibrahim", ["إبراهيم", "Ibrahim"], ["الفيفي", "Alfaifi"]), [
    "من جبال فيفاء، وأجمع ما يشبه ضبابها.",
    "From the mountains of Fayfa; collects what is like their mist.",
  ]),
];

/** Reviews submitted works in the demo's past. */
export const demoAdministrator: DemoCharacter = withBio(
  person("badriya", ["بدرية", "Badriya"], ["السالم", "Alsalem"]),
  ["أراجع الأعمال وأجيب عن أسئلة أصحابها.", "Reviews the works, and answers those who made them."],
);

/** Somebody who joins in the course of the month, so many days before the present. */
export type DemoNewcomer = DemoPerson & { daysAgo: number; role: "artist" | "collector"; bio: Bilingual };

const newcomer = (
  daysAgo: number,
  named: DemoPerson,
  bio: readonly [string, string],
  role: DemoNewcomer["role"] = "collector",
): DemoNewcomer => ({ ...named, daysAgo, role, bio: { ar: bio[0], en: bio[1] } });

/** Fictional people who look around: they bid on nothing and have shown no work yet. More come as the month goes on. */
export const demoNewcomers: readonly DemoNewcomer[] = [
  newcomer(28, person("wijdan", ["وجدان", "Wijdan"], ["الغامدي", "Alghamdi"]), [
    "أجمع لوحات عسير وأبوابها.",
    "Collects the paintings and doors of Asir.",
  ]),
  newcomer(25, person("fahad", ["فهد", "Fahad"], ["الدوسري", "Aldosari"]), [
    "مهندس معماري يحب الخط.",
    "An architect who loves calligraphy.",
  ]),
  newcomer(23, person("rawan", ["روان", "Rawan"], ["بخاري", "Bukhari"]), [
    "بيت جداوي قديم وجدران تنتظر.",
    "An old house in Jeddah, and walls that wait.",
  ]),
  newcomer(20, person("nawaf", ["نواف", "Nawaf"], ["الشمري", "Alshammari"]), [
    "أول عمل اقتنيته كان صورة للنفود.",
    "Began with a photograph of the Nafud.",
  ]),
  newcomer(18, person("abeer", ["عبير", "Abeer"], ["القرني", "Alqarni"]), [
    "معلمة فنون من النماص.",
    "Teaches art in An Namas.",
  ]),
  newcomer(
    15,
    person("yazeed", ["يزيد", "Yazeed"], ["الرويلي", "Alruwaili"]),
    ["أنحت حجر الجوف وأتعلّم.", "Carves the stone of Al Jawf, and learns."],
    "artist",
  ),
  newcomer(13, person("shahad", ["شهد", "Shahad"], ["العمري", "Alamri"]), [
    "أتابع المزادات قبل أن أزايد.",
    "Watches auctions before bidding.",
  ]),
  newcomer(11, person("mansour", ["منصور", "Mansour"], ["الحارثي", "Alharthi"]), [
    "مقهى في الطائف تزيّنه أعمال محلية.",
    "A café in Taif with local works on its walls.",
  ]),
  newcomer(9, person("ghada", ["غادة", "Ghada"], ["السليمان", "Alsulaiman"]), [
    "أقتني أعمال الفنانات السعوديات.",
    "Collects the work of Saudi women artists.",
  ]),
  newcomer(7, person("talal", ["طلال", "Talal"], ["الشريف", "Alsharif"]), [
    "أبحث عن منسوجات السدو.",
    "Looks for Sadu weaving.",
  ]),
  newcomer(
    6,
    person("reema", ["ريما", "Reema"], ["الحازمي", "Alhazmi"]),
    ["رسامة قصص مصوّرة من المدينة.", "Draws picture books in Madinah."],
    "artist",
  ),
  newcomer(5, person("badr", ["بدر", "Badr"], ["العتيق", "Alateeq"]), [
    "هدية لوالدي هي البداية.",
    "It begins with a gift for a father.",
  ]),
  newcomer(4, person("joud", ["جود", "Joud"], ["المهنا", "Almuhanna"]), [
    "أصوّر أسواق القصيم.",
    "Photographs the markets of Qassim.",
  ]),
  newcomer(3, person("sultan", ["سلطان", "Sultan"], ["الثقفي", "Althaqafi"]), [
    "أثاث قديم ولوحات جديدة.",
    "Old furniture, new paintings.",
  ]),
  newcomer(2, person("arwa", ["أروى", "Arwa"], ["الفايز", "Alfayez"]), [
    "أكتب عن الفن وأقرأ عنه.",
    "Writes about art, and reads about it.",
  ]),
  newcomer(1, person("ziyad", ["زياد", "Ziyad"], ["الناصر", "Alnasser"]), [
    "أول أسبوع لي هنا.",
    "The first week here.",
  ]),
];

/** An artist among them who asks for the verified badge, so many days before the present; nobody has decided yet. */
export const demoBadgeRequest = { key: "yazeed", daysAgo: 3 } as const;

/** One of them, who was suspended: how, and how many days ago. */
export const demoBan = {
  key: "mansour",
  daysAgo: 4,
  reason: "طلب من الفنانين إتمام البيع خارج المنصة",
} as const;

/** One of them, who has asked to be deleted and still may think better of it. */
export const demoLeaving = { ...demoNewcomers.find(({ key }) => key === "talal")!, daysAgo: 2 } as const;
