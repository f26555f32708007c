import { addressEventWords } from "@naqsh/shared/address";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { AddressText } from "@naqsh/shared/address";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { EventsOf } from "@naqsh/shared/registry";

/** Names and addresses stay sealed here; the query opens them. */
export type AddressBookDocument = {
  addresses: ({ addressId: string } & AddressText)[];
  defaultId: string | null;
};

const HANDLED = [...typesIn(addressEventWords), "AccountErased"] as const;
type Event = EventsOf<typeof HANDLED>;

const EMPTY: AddressBookDocument = { addresses: [], defaultId: null };

/** What each person keeps, in the order in which they kept it. */
export const addressBooksProjection: Projection<AddressBookDocument, Event> = {
  name: "address-books",
  version: 1,
  indexes: {},
  handles: HANDLED,
  keysOf: ({ data }) => [data.userId],
  evolve: (before, { type, data }) => {
    const { addresses, defaultId } = before ?? EMPTY;
    switch (type) {
      case "AddressKept": {
        const { addressId, name, zone, address } = data;
        return { addresses: [...addresses, { addressId, name, zone, address }], defaultId };
      }
      case "AddressRevised": {
        const { addressId, name, zone, address } = data;
        const revised = { addressId, name, zone, address };
        return { addresses: addresses.map((one) => (one.addressId === addressId ? revised : one)), defaultId };
      }
      case "AddressRemoved":
        return {
          addresses: addresses.filter(({ addressId }) => addressId !== data.addressId),
          defaultId: defaultId === data.addressId ? null : defaultId,
        };
      case "DefaultAddressChosen":
        return { addresses, defaultId: data.addressId };
      case "AccountErased":
        return null;
      default:
        return unreachable(type);
    }
  },
};
