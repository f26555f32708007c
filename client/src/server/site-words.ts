import type { BilingualText } from "@naqsh/shared/kernel/bilingual-text";

/** What the site says of itself if a page has no words of its own. */
const SITE: BilingualText = {
  ar: "سوق الفن السعودي: أعمال أصلية من فنانين سعوديين، باقتناء مباشر أو بمزايدة حيّة.",
  en: "The marketplace for Saudi art: original works by Saudi artists, at a fixed price or in a live auction.",
};

/** Of pages about many things, by their path. */
const PAGES: Readonly<Record<string, BilingualText>> = {
  "/marketplace": {
    ar: "أعمال فنية سعودية معروضة الآن: لوحات ومنحوتات وخط عربي وتصوير وفن رقمي، تُصفّى بالسعر والمقاس واللون والخامة.",
    en: "Saudi art on show now: paintings, sculpture, calligraphy, photography and digital art, by price, size, colour and medium.",
  },
  "/auctions": {
    ar: "مزادات حيّة لأعمال سعودية: ما يجري الآن، وما سيبدأ، وما بيع وبكم.",
    en: "Live auctions of Saudi art: what runs now, what comes next, and what was sold and for how much.",
  },
  "/artists": {
    ar: "فنانون سعوديون وأعمالهم، بحسب المنطقة والتصنيف.",
    en: "Saudi artists and their works, by region and discipline.",
  },
  "/collections": {
    ar: "مجموعات من أعمال سعودية اختارها فنانون ومقتنون.",
    en: "Collections of Saudi works, gathered by artists and collectors.",
  },
  "/search": {
    ar: "ابحث في الأعمال والفنانين والمزادات بالكلمات أو باللون أو بصورة.",
    en: "Search works, artists and auctions by words, by colour or with a picture.",
  },
  "/terms": {
    ar: "شروط الشراء والمزايدة والبيع، وما لكل طرف وما عليه.",
    en: "The terms of buying, bidding and selling, and what each side owes the other.",
  },
  "/privacy": {
    ar: "ما نحفظه عنك ولماذا، ومن يراه، وكيف تأخذ نسخة منه أو تمحوه.",
    en: "What we keep about you and why, who sees it, and how to have a copy of it or have it erased.",
  },
};

/** What a page without a subject of its own is about. */
export const wordsOfPage = (path: string): BilingualText => PAGES[path] ?? SITE;

/** What a reader without scripts is told at the head of every page. */
export const WITHOUT_SCRIPTS: BilingualText = {
  ar: "المتصفح لا يشغّل جافاسكربت: يمكنك القراءة واتّباع الروابط، أما التصفية والمزايدة وتسجيل الدخول فتحتاج إليها.",
  en: "Your browser runs no JavaScript: you can read and follow links, but filtering, bidding and signing in need it.",
};
