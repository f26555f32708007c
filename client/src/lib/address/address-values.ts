import { useTranslation } from "../../i18n/use-translation";
import type { DeliveryZone } from "@naqsh/shared/settings";
import { latinDigits } from "@naqsh/shared/kernel/digits";
import type { KnownAddress } from "@naqsh/shared/address";
import type { DeliveryAddress } from "@naqsh/shared/order";

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

export const valuesOf = ({ zone, address }: Pick<KnownAddress, "zone" | "address">): AddressValues => ({
  zone,
  ...address,
});

type AddressFault = "required" | "phone";

const NEEDED = ["recipient", "phone", "city", "district", "street"] as const;
const SHORTEST = 2;
const FEWEST_DIGITS = 8;

/** What is wrong with a field before anything is sent; the limits are those of the server. */
const faultsOfAddress = (values: AddressValues): Partial<Record<keyof AddressValues, AddressFault>> => {
  const faults: Partial<Record<keyof AddressValues, AddressFault>> = {};
  for (const name of NEEDED) if (values[name].trim().length < SHORTEST) faults[name] = "required";
  const phone = latinDigits(values.phone.trim());
  const isPhone = /^\+?[0-9 ()-]+$/.test(phone) && phone.replaceAll(/\D/g, "").length >= FEWEST_DIGITS;
  if (!faults.phone && !isPhone) faults.phone = "phone";
  return faults;
};

/** What is wrong with each field of an address, in the reader's language. */
export const useAddressFaults = () => {
  const { t } = useTranslation("address");
  return (values: AddressValues): Partial<Record<keyof AddressValues, string>> =>
    Object.fromEntries(Object.entries(faultsOfAddress(values)).map(([name, fault]) => [name, t(`faults.${fault}`)]));
};
