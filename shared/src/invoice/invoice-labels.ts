import type { BilingualText } from "../kernel/bilingual-text";

/** What stands on every invoice, in both languages side by side. */
export const invoiceLabels = {
  invoice: { ar: "فاتورة ضريبية", en: "Tax invoice" },
  creditNote: { ar: "إشعار دائن", en: "Credit note" },
  debitNote: { ar: "إشعار مدين", en: "Debit note" },
  number: { ar: "الرقم", en: "Number" },
  issuedAt: { ar: "تاريخ الإصدار", en: "Issue date" },
  order: { ar: "الطلب", en: "Order" },
  corrects: { ar: "عن الفاتورة", en: "For invoice" },
  reason: { ar: "السبب", en: "Reason" },
  seller: { ar: "البائع", en: "Seller" },
  buyer: { ar: "المشتري", en: "Buyer" },
  vatNumber: { ar: "الرقم الضريبي", en: "VAT number" },
  commercialRegistration: { ar: "السجل التجاري", en: "Commercial registration" },
  item: { ar: "البيان", en: "Description" },
  amount: { ar: "المبلغ قبل الضريبة", en: "Amount without VAT" },
  delivery: { ar: "التوصيل", en: "Delivery" },
  vat: { ar: "ضريبة القيمة المضافة (١٥٪)", en: "VAT (15%)" },
  total: { ar: "الإجمالي شامل الضريبة (ر.س)", en: "Total with VAT (SAR)" },
  sandbox: { ar: "فاتورة تجريبية لا تمثل بيعًا حقيقيًا", en: "From a demo: this stands for no sale" },
} as const satisfies Readonly<Record<string, BilingualText>>;
