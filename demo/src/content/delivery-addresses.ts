import type { ChooseDeliveryBody } from "@naqsh/shared/order";
import { demoCollectors } from "./people";

type Place = Omit<ChooseDeliveryBody["address"], "recipient" | "phone"> & Pick<ChooseDeliveryBody, "zone">;

const places: Readonly<Record<string, Place>> = {
  maha: {
    zone: "riyadh",
    city: "الرياض",
    district: "حي الياسمين",
    street: "طريق الملك عبدالعزيز",
    note: "المدخل من الشارع الخلفي.",
  },
  bandar: { zone: "cities", city: "ينبع", district: "حي الواحة", street: "شارع الأمير سلطان", note: "" },
  huda: { zone: "cities", city: "الباحة", district: "حي الزرقاء", street: "طريق الملك فهد", note: "" },
  saad: { zone: "cities", city: "الأحساء", district: "حي المبرز", street: "شارع الظهران", note: "" },
  ibrahim: { zone: "remote", city: "فيفاء", district: "الجبل الأعلى", street: "طريق فيفاء الرئيسي", note: "" },
};
const elsewhere: Place = {
  zone: "riyadh",
  city: "الرياض",
  district: "حي الملقا",
  street: "طريق أنس بن مالك",
  note: "",
};

/** Where a collector of the demo has works sent. */
export const demoDelivery = (key: string): ChooseDeliveryBody => {
  const number = demoCollectors.findIndex((one) => one.key === key);
  const { firstName, lastName } = demoCollectors[number]!;
  const { zone, ...place } = places[key] ?? elsewhere;
  const recipient = `${firstName.ar} ${lastName.ar}`;
  return { zone, address: { recipient, phone: `05000001${String(number).padStart(2, "0")}`, ...place } };
};
