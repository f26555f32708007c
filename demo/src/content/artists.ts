import type { Bilingual } from "./bilingual";

export type ArtistKey = "noura" | "fahad" | "reem" | "aisha" | "abdullah" | "yousef" | "salma" | "hassan";

export type DemoArtist = {
  key: ArtistKey;
  firstName: Bilingual;
  lastName: Bilingual;
  username: string;
  email: string;
  city: Bilingual;
  discipline: Bilingual;
  bio: Bilingual;
};

export const demoArtists: readonly DemoArtist[] = [
  {
    key: "noura",
    firstName: { ar: "نورة", en: "Noura" },
    lastName: { ar: "القحطاني", en: "Alqahtani" },
    username: "noura_alqahtani",
    email: "noura.alqahtani@demo.naqsh.example",
    city: { ar: "الرياض", en: "Riyadh" },
    discipline: { ar: "فن النسيج", en: "Textile art" },
    bio: {
      ar: "تعلّمت نورة السدو على نول جدّتها الأرضي قبل أن تدرس التصميم، ولا تزال تغزل صوفها وتصبغه بيدها. تقرأ النسيج بوصفه كتابةً: كل شريط سطر، وكل خطأ صغير توقيع. عُرضت أعمالها في الرياض والدمام، وهي تدير مشغلًا صغيرًا تتناوب فيه الحائكات على نول واحد.",
      en: "Noura learnt Sadu on her grandmother's ground loom before she studied design, and still spins and dyes her own wool. She reads weaving as writing: every strip a line, every small mistake a signature. She has shown in Riyadh and Dammam, and keeps a small workshop where several weavers share one loom.",
    },
  },
  {
    key: "fahad",
    firstName: { ar: "فهد", en: "Fahad" },
    lastName: { ar: "الشمري", en: "Alshammari" },
    username: "fahad_alshammari",
    email: "fahad.alshammari@demo.naqsh.example",
    city: { ar: "حائل", en: "Hail" },
    discipline: { ar: "تصوير ضوئي", en: "Photography" },
    bio: {
      ar: "يصوّر فهد النفود والسواحل في الساعة التي تسبق الشروق والتي تلي الغروب، ويعود إلى الموقع نفسه سنوات حتى يعرف كيف يقع الضوء عليه. يطبع صوره بيده على ورق قطني، في طبعات قليلة مرقّمة.",
      en: "Fahad photographs the Nafud and the coasts in the hour before sunrise and the hour after sunset, returning to one place for years until he knows how the light falls there. He prints his own work on cotton paper, in small numbered editions.",
    },
  },
  {
    key: "reem",
    firstName: { ar: "ريم", en: "Reem" },
    lastName: { ar: "الحربي", en: "Alharbi" },
    username: "reem_alharbi",
    email: "reem.alharbi@demo.naqsh.example",
    city: { ar: "المدينة المنورة", en: "Madinah" },
    discipline: { ar: "فن توليدي", en: "Generative art" },
    bio: {
      ar: "تكتب ريم برامج ترسم. درست الرياضيات، ثم وجدت في الأطباق النجمية للصنّاع القدامى خوارزمياتٍ مكتوبةً بالفرجار والمسطرة. يبدأ كل عمل من قاعدة واحدة تستطيع شرحها في جملة، وينتهي بما لم تتوقعه.",
      en: "Reem writes programs that draw. Trained as a mathematician, she found in the star patterns of the old craftsmen algorithms set down with compass and straightedge. Each work begins with one rule she can explain in a sentence, and ends with something she did not expect.",
    },
  },
  {
    key: "aisha",
    firstName: { ar: "عائشة", en: "Aisha" },
    lastName: { ar: "عسيري", en: "Asiri" },
    username: "aisha_asiri",
    email: "aisha.asiri@demo.naqsh.example",
    city: { ar: "أبها", en: "Abha" },
    discipline: { ar: "رسم وقطّ عسيري", en: "Painting and Qatt" },
    bio: {
      ar: "نشأت عائشة في بيت تُجدَّد جدرانه كل عام، وتعلّمت القَطّ من نساء حيّها قبل أن تعرف اسم اللون الذي تمزجه. تنقل اليوم سجلّات الجدار إلى ألواح الجصّ، وترسم الجبال التي تُرى من نافذة المجلس.",
      en: "Aisha grew up in a house whose walls were repainted every year, and learnt Qatt from the women of her quarter before she knew the names of the colours she was mixing. She now carries the registers of the wall onto gypsum panels, and paints the mountains seen from the guest room's window.",
    },
  },
  {
    key: "abdullah",
    firstName: { ar: "عبدالله", en: "Abdullah" },
    lastName: { ar: "الدوسري", en: "Aldosari" },
    username: "abdullah_aldosari",
    email: "abdullah.aldosari@demo.naqsh.example",
    city: { ar: "الرياض", en: "Riyadh" },
    discipline: { ar: "رسم زيتي", en: "Oil painting" },
    bio: {
      ar: "عمل عبدالله معماريًّا في ترميم البيوت الطينية قبل أن يتفرّغ للرسم. تُبنى لوحته كما يُبنى الجدار: مستوى فوق مستوى، ثم يأتي الظلّ فيقول كل شيء. أعماله في مجموعات خاصة في الرياض وجدة والكويت.",
      en: "Abdullah restored mud-brick houses as an architect before he turned to painting. His pictures are built as a wall is built, plane upon plane, and then the shadow arrives and says everything. His work is held in private collections in Riyadh, Jeddah and Kuwait.",
    },
  },
  {
    key: "yousef",
    firstName: { ar: "يوسف", en: "Yousef" },
    lastName: { ar: "الغامدي", en: "Alghamdi" },
    username: "yousef_alghamdi",
    email: "yousef.alghamdi@demo.naqsh.example",
    city: { ar: "الباحة", en: "Al-Bahah" },
    discipline: { ar: "خط عربي وحروفية", en: "Calligraphy" },
    bio: {
      ar: "تتلمذ يوسف على قصبة أستاذه عشر سنوات قبل أن يكتب لوحةً باسمه. يعدّ حبره وورقه المقهّر بنفسه، ويرى أن الكلمة الواحدة تكفي إن كان البياض حولها صادقًا.",
      en: "Yousef spent ten years under his master's reed before he signed a sheet with his own name. He makes his own ink and sizes his own paper, and holds that one word is enough when the white around it is honest.",
    },
  },
  {
    key: "salma",
    firstName: { ar: "سلمى", en: "Salma" },
    lastName: { ar: "العتيبي", en: "Alotaibi" },
    username: "salma_alotaibi",
    email: "salma.alotaibi@demo.naqsh.example",
    city: { ar: "الطائف", en: "Taif" },
    discipline: { ar: "نحت", en: "Sculpture" },
    bio: {
      ar: "تنحت سلمى في مشغل بين مزارع الورد في الهدا، بالجصّ والحجر والبرونز. تشغلها الأشكال التي صنعها الماء والريح قبل أن تصنعها اليد، وتترك دائمًا فراغًا يعبره الضوء.",
      en: "Salma works in plaster, stone and bronze in a studio among the rose farms of Al-Hada. She is drawn to forms that water and wind made before the hand did, and always leaves an opening for light to pass through.",
    },
  },
  {
    key: "hassan",
    firstName: { ar: "حسن", en: "Hassan" },
    lastName: { ar: "الأحسائي", en: "Alahsai" },
    username: "hassan_alahsai",
    email: "hassan.alahsai@demo.naqsh.example",
    city: { ar: "الأحساء", en: "Al-Ahsa" },
    discipline: { ar: "وسائط متعددة وتصوير", en: "Mixed media and photography" },
    bio: {
      ar: "حسن ابن الواحة: كان أبوه يسفّ الخوص، وكان هو يرسم خرائط لبساتين تتغيّر كل موسم. يجمع في أعماله الضفيرة والورق والصورة، ويسأل كيف تُرى البلاد من علٍ ومن خلف شبّاك.",
      en: "Hassan is a child of the oasis: his father plaited palm leaf while he drew maps of orchards that changed every season. He brings braid, paper and photograph together, asking how a country looks from above, and from behind a screen.",
    },
  },
];
