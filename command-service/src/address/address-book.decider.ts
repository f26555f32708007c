import { MOST_ADDRESSES } from "@naqsh/shared/address";
import type { AddressCommand, AddressEvent, AddressRejection } from "@naqsh/shared/address";
import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject } from "@naqsh/shared/kernel/decision";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

/** Ids in the order in which they were kept; null only while there is none. */
export type AddressBook = { ids: readonly string[]; defaultId: string | null };

/** The addresses that one person keeps. */
export const addressBookDecider: Decider<AddressBook, AddressCommand, AddressEvent, AddressRejection> = {
  streamCategory: "addressBook",
  initialState: { ids: [], defaultId: null },
  decide: ({ type, data }, { ids, defaultId }) => {
    const { userId, addressId } = data;
    const of = { userId, addressId };
    const isKept = ids.includes(addressId);
    if (type !== "KeepAddress" && !isKept) return reject({ code: "ADDRESS_UNKNOWN" });
    switch (type) {
      case "KeepAddress":
        if (isKept) return accept();
        if (ids.length >= MOST_ADDRESSES) return reject({ code: "ADDRESS_BOOK_FULL", limit: MOST_ADDRESSES });
        return accept<AddressEvent>(
          { type: "AddressKept", data },
          ...(defaultId === null ? [{ type: "DefaultAddressChosen" as const, data: of }] : []),
        );
      case "ReviseAddress":
        return accept({ type: "AddressRevised", data });
      case "RemoveAddress": {
        const next = ids.find((id) => id !== addressId);
        return accept<AddressEvent>(
          { type: "AddressRemoved", data: of },
          ...(defaultId === addressId && next !== undefined
            ? [{ type: "DefaultAddressChosen" as const, data: { userId, addressId: next } }]
            : []),
        );
      }
      case "ChooseDefaultAddress":
        return defaultId === addressId ? accept() : accept({ type: "DefaultAddressChosen", data: of });
      default:
        return unreachable(type);
    }
  },
  evolve: ({ ids, defaultId }, { type, data: { addressId } }) => {
    switch (type) {
      case "AddressKept":
        return { ids: [...ids, addressId], defaultId };
      case "AddressRevised":
        return { ids, defaultId };
      case "AddressRemoved":
        return { ids: ids.filter((id) => id !== addressId), defaultId: defaultId === addressId ? null : defaultId };
      case "DefaultAddressChosen":
        return { ids, defaultId: addressId };
      default:
        return unreachable(type);
    }
  },
};
