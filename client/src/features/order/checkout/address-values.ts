import type { DeliveryZone } from "@naqsh/shared/settings";
import { latinDigits } from "@naqsh/shared/kernel/digits";
import type { DeliveryAddress, KnownAddress } from "@naqsh/shared/order";

export type AddressValues = DeliveryAddress & { zone: DeliveryZone };

export const EMPTY_ADDRESS: AddressValues = {
  zone: "riyadh",
  recipient: "",
  phone: "",
  city: "",
  district: "",
  street: "",
  note: "",
};

export const valuesOf = ({ zone, address }: KnownAddress): AddressValues => ({ zone, ...address });

export type AddressFault = "required" | "phone";

const NEEDED = ["recipient", "phone", "city", "district", "street"] as const;
const SHORTEST = 2;
const FEWEST_DIGITS = 8;

/** What is wrong with a field before anything is sent; the limits are those of the server. */
export const faultsOfAddress = (values: AddressValues): Partial<Record<keyof AddressValues, AddressFault>> => {
  const faults: Partial<Record<keyof AddressValues, AddressFault>> = {};
  for (const name of NEEDED) if (values[name].trim().length < SHORTEST) faults[name] = "required";
  const phone = latinDigits(values.phone.trim());
  const isPhone = /^\+?[0-9 ()-]+$/.test(phone) && phone.replaceAll(/\D/g, "").length >= FEWEST_DIGITS;
  if (!faults.phone && !isPhone) faults.phone = "phone";
  return faults;
};
