import type { BilingualText } from "../kernel/bilingual-text";

/** How a fact is written: as it is, as an amount in halalas, as a moment, or as the words for a kind of notice. */
export type FactForm = "text" | "money" | "moment" | "notice";

/** The facts that a person's own timeline tells, in the order in which it tells them; their export holds every fact. */
export const myDataFactWords = {
  notice: { ar: "مضمونه", en: "What it told", form: "notice" },
  firstName: { ar: "الاسم الأول", en: "First name", form: "text" },
  lastName: { ar: "اسم العائلة", en: "Last name", form: "text" },
  latinName: { ar: "الاسم باللاتينية", en: "Name in Latin letters", form: "text" },
  username: { ar: "اسم المستخدم", en: "Username", form: "text" },
  email: { ar: "البريد الإلكتروني", en: "E-mail", form: "text" },
  location: { ar: "الموقع", en: "Location", form: "text" },
  bio: { ar: "النبذة", en: "Bio", form: "text" },
  bioEn: { ar: "النبذة بالإنجليزية", en: "Bio in English", form: "text" },
  amount: { ar: "المبلغ", en: "Amount", form: "money" },
  maximum: { ar: "حدّك الأعلى", en: "Your maximum", form: "money" },
  price: { ar: "السعر", en: "Price", form: "money" },
  openingPrice: { ar: "سعر الافتتاح", en: "Opening price", form: "money" },
  reserve: { ar: "السعر الاحتياطي", en: "Reserve", form: "money" },
  startsAt: { ar: "يبدأ", en: "Starts", form: "moment" },
  endsAt: { ar: "ينتهي", en: "Ends", form: "moment" },
  erasesAt: { ar: "موعد الحذف", en: "To be erased", form: "moment" },
  version: { ar: "الإصدار", en: "Version", form: "text" },
  device: { ar: "الجهاز", en: "Device", form: "text" },
  reason: { ar: "السبب", en: "Reason", form: "text" },
  note: { ar: "الملاحظة", en: "Note", form: "text" },
} as const satisfies Readonly<Record<string, BilingualText & { form: FactForm }>>;

export type MyDataFactName = keyof typeof myDataFactWords;
