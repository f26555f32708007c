import type { DeliveryAddress } from "../order";
import type { DeliveryZone } from "../settings";

/** An address that its reader keeps under a name, or, without id and name, gave with an order before: an item of GET /api/my-addresses. */
export type KnownAddress = {
  id: string | null;
  name: string | null;
  isDefault: boolean;
  zone: DeliveryZone;
  address: DeliveryAddress;
};
