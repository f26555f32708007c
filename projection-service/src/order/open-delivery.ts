import { DeliveryAddress } from "@naqsh/shared/order";
import type { DeliveryOfOrder } from "@naqsh/shared/order";
import type { QueryDeps } from "../query-deps";
import type { OrderDocument } from "./orders.projection";

type Delivery = OrderDocument["delivery"];
type People = Pick<QueryDeps["people"], "open">;

/** Where an order is sent; the address is null if its buyer was erased. */
export const openDelivery = async (delivery: Delivery, people: People): Promise<DeliveryOfOrder | null> => {
  if (delivery === null) return null;
  const text = await people.open(delivery.address);
  const read = text === null ? null : DeliveryAddress.safeParse(JSON.parse(text));
  return { zone: delivery.zone, address: read?.success ? read.data : null };
};
