import type { BilingualText } from "../problem";

type Explained = { receipt: BilingualText; digest: BilingualText; limits: BilingualText };

/** What the hashes of a certificate cover, in words; travels in the file. */
export const CERTIFICATE_EXPLAINED: Explained = {
  receipt: {
    ar: "بصمة كل صف هي SHA-256 لتسعة أسطر: العبارة naqsh bid receipt 1 ثم رقم المزاد ورقم الصف ورقم المزايد والمبلغ بالهللات ووقت الوصول ووقت القبول والتزام المزايد وبصمة الصف السابق (أصفار قبل الصف الأول). لا يُغيَّر صف أو يُحذف أو يُضاف دون أن تنكسر السلسلة عنده.",
    en: "The hash of each row is the SHA-256 of nine lines: the words naqsh bid receipt 1, the auction's id, the row's number, the bidder's number, the amount in halalas, when it was received, when it was accepted, the commitment to the bidder, and the hash of the row before (zeros before the first). No row can be changed, left out or put in without breaking the chain there.",
  },
  digest: {
    ar: "وبصمة الملف هي SHA-256 للعبارة naqsh fairness certificate 1 وسطر جديد ثم بقية الملف مرتبة الأسماء بلا مسافات، فتكشف كل تغيير في سواه: الشروط والأوقات والإلغاءات والنتيجة.",
    en: "The digest of the file is the SHA-256 of the words naqsh fairness certificate 1, a line break, and all the rest of the file with its names in order and without spaces: it finds a change in anything else, terms, times, voided bids and the result.",
  },
  limits: {
    ar: "تثبت السلسلة أن السجل لم يُمس بعد صدور إيصالاته: من احتفظ بإيصال مزايدته وجد بصمته في مكانها هنا. سقوف المزايدين والحد الأدنى للبيع لا تظهر، وأسماؤهم لا تظهر: يعرف المزايد صفوفه بالرمز السري في إيصاله وحده.",
    en: "The chain shows that the history was not touched after its receipts were given: whoever kept the receipt of a bid finds its hash in its place here. Maxima, the reserve's figure and names are not in it: a bidder knows their rows by the salt in their own receipts alone.",
  },
};
