import type { EventOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";
import type { DeliveryZone } from "../settings";
import type { EventWords } from "../kernel/event-words";

type OfBook<Data> = { userId: string; addressId: string } & Data;

/** `name`: what its person calls it; `address`: a `DeliveryAddress` as JSON. Both are sealed with their key. */
export type AddressText = { name: PersonalText; zone: DeliveryZone; address: PersonalText };

export type AddressKept = EventOf<"AddressKept", OfBook<AddressText>>;
export type AddressRevised = EventOf<"AddressRevised", OfBook<AddressText>>;
export type AddressRemoved = EventOf<"AddressRemoved", OfBook<unknown>>;
/** The one that a checkout begins with: a book that holds any has one. */
export type DefaultAddressChosen = EventOf<"DefaultAddressChosen", OfBook<unknown>>;

export type AddressEvent = AddressKept | AddressRevised | AddressRemoved | DefaultAddressChosen;

export const addressEventWords: EventWords<AddressEvent> = {
  AddressKept: { ar: "حفظ عنوان", en: "Address kept", sentence: "Somebody kept an address in their book" },
  AddressRevised: { ar: "تعديل عنوان", en: "Address revised", sentence: "Somebody revised an address of their book" },
  AddressRemoved: { ar: "حذف عنوان", en: "Address removed", sentence: "Somebody removed an address from their book" },
  DefaultAddressChosen: {
    ar: "اختيار العنوان الأول",
    en: "Default address chosen",
    sentence: "Somebody chose the address that a checkout begins with",
  },
};
