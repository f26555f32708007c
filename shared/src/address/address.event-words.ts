import type { EventWords } from "../kernel/event-words";
import type { AddressEvent } from "./address.events";

export const addressEventWords = {
  AddressKept: { ar: "حفظ عنوان", en: "Address kept", sentence: "Somebody kept an address in their book" },
  AddressRevised: { ar: "تعديل عنوان", en: "Address revised", sentence: "Somebody revised an address of their book" },
  AddressRemoved: { ar: "حذف عنوان", en: "Address removed", sentence: "Somebody removed an address from their book" },
  DefaultAddressChosen: {
    ar: "اختيار العنوان الأول",
    en: "Default address chosen",
    sentence: "Somebody chose the address that a checkout begins with",
  },
} as const satisfies EventWords<AddressEvent>;
