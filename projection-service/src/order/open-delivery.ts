import { DeliveryAddress } from "@naqsh/shared/order";
import type { DeliveryOfOrder, KnownAddress } from "@naqsh/shared/order";
import type { QueryDeps } from "../query-deps";
import type { OrderDocument } from "./orders.projection";

type Delivery = OrderDocument["delivery"];
type People = Pick<QueryDeps["people"], "open">;

/** So many addresses are offered to who buys again. */
const MOST_ADDRESSES = 10;

/** Where an order is sent; the address is null where its buyer was erased. */
export const openDelivery = async (delivery: Delivery, people: People): Promise<DeliveryOfOrder | null> => {
  if (delivery === null) return null;
  const text = await people.open(delivery.address);
  const read = text === null ? null : DeliveryAddress.safeParse(JSON.parse(text));
  return { zone: delivery.zone, address: read?.success ? read.data : null };
};

/** Each address once, in the order given. */
export const knownAddresses = async (deliveries: readonly Delivery[], people: People): Promise<KnownAddress[]> => {
  const known = new Map<string, KnownAddress>();
  for (const delivery of deliveries) {
    if (known.size === MOST_ADDRESSES) break;
    const opened = await openDelivery(delivery, people);
    if (opened?.address) known.set(JSON.stringify(opened), { zone: opened.zone, address: opened.address });
  }
  return [...known.values()];
};
