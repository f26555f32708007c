import type { RefusalsOf } from "../problem";

export type AddressRejection = { code: "ADDRESS_UNKNOWN" } | { code: "ADDRESS_BOOK_FULL"; limit: number };

export const addressRefusals: RefusalsOf<AddressRejection> = {
  ADDRESS_UNKNOWN: { kind: "unknown", ar: "لا عنوان لك بهذا الرقم", en: "You have no such address" },
  ADDRESS_BOOK_FULL: {
    kind: "conflict",
    ar: "اكتمل دفتر عناوينك؛ احذف عنوانًا لتحفظ غيره",
    en: "Your address book is full; remove an address to keep another",
  },
};
