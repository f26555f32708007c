import type { Halalas } from "@naqsh/shared/kernel/money";
import { amountsOf, withDelivery, type CheckoutSums, type CheckoutView } from "@naqsh/shared/order";
import { DELIVERY_ZONES, type DeliveryZone } from "@naqsh/shared/settings";
import { settingsInForce } from "../joins/settings-in-force";
import type { QueryDeps } from "../query-deps";

/** What `net` comes to in each zone, by the same arithmetic as an order's own amounts. */
export const sumsByZone = async (net: Halalas, { views }: QueryDeps): Promise<NonNullable<CheckoutView["sums"]>> => {
  const { deliveryPrices } = await settingsInForce(views);
  const sumsIn = (zone: DeliveryZone): CheckoutSums => {
    const { vat, delivery = 0, total } = withDelivery(amountsOf(net), deliveryPrices[zone]);
    return { net, vat, delivery, total };
  };
  return Object.fromEntries(DELIVERY_ZONES.map((zone) => [zone, sumsIn(zone)])) as Record<DeliveryZone, CheckoutSums>;
};

/** The price of a work that the asker may buy now; null for any other. */
export const priceToBuy = async (artworkId: string, asker: string, { views }: QueryDeps): Promise<Halalas | null> => {
  const work = await views.artworks.get(artworkId);
  if (work === null || work.sold || work.consigned || work.artistId === asker) return null;
  const isFree = work.isForSale && work.reservedFor === null;
  return isFree || work.reservedFor === asker ? work.price : null;
};
