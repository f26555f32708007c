import type { ChooseDeliveryBody } from "../order";

/** Where somebody in a test has a work sent; what it costs is included in the price, as settings stand at first. */
export const DELIVERY: ChooseDeliveryBody = {
  zone: "riyadh",
  address: {
    recipient: "نورة الحربي",
    phone: "0501234567",
    city: "الرياض",
    district: "الملقا",
    street: "طريق أنس بن مالك 12",
    note: "",
  },
};
