import type { BegunCheckout } from "@naqsh/shared/order";
import { demoArtworks } from "./content/artworks";
import { demoDelivery } from "./content/delivery-addresses";
import type { DemoCast } from "./demo-cast";
import type { Happening } from "./happening";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Somebody buys a work at its fixed price; times are milliseconds relative to the demo's present. */
type Purchase = {
  slug: string;
  buyer: string;
  at: number;
  /** A card that the bank declines comes first. */
  isDeclinedOnce?: true;
  shipment?: { at: number; carrier: string; trackingNumber: string };
  receivedAt?: number;
};

/** One that came to its buyer, and one that waits for its artist to send it. */
const purchases: readonly Purchase[] = [
  {
    slug: "wind-column",
    buyer: "maha",
    at: -20 * DAY,
    shipment: { at: -18 * DAY, carrier: "smsa", trackingNumber: "SM 4416 3380" },
    receivedAt: -16 * DAY,
  },
  {
    slug: "caravan-routes",
    buyer: "bandar",
    at: -26 * HOUR,
    isDeclinedOnce: true,
  },
];

type Stage = { presentMs: number; cast: DemoCast };

/** Each purchase as its buyer and its artist live it: reserved, addressed, paid within minutes, then sent and received. */
export const purchaseHappenings = (stage: Stage, artworkIds: ReadonlyMap<string, string>): Happening[] =>
  purchases.flatMap((purchase) => happeningsOf(purchase, stage, artworkIds));

const happeningsOf = (
  { slug, buyer: key, at, isDeclinedOnce, shipment, receivedAt }: Purchase,
  { presentMs, cast }: Stage,
  artworkIds: ReadonlyMap<string, string>,
): Happening[] => {
  const work = demoArtworks.find((one) => one.slug === slug)!;
  const buyer = cast.collectors.get(key)!;
  const artist = cast.artists.get(work.artist)!;
  let order = "";
  const step = (when: number, what: string, happen: () => Promise<unknown>): Happening => ({
    at: presentMs + when,
    what: `${what} of ${slug}`,
    happen: async () => void (await happen()),
  });
  const pay = (method: string) => () => buyer.post(`${order}/payments`, { method });
  return [
    step(at, "reservation", async () => {
      const { orderId } = await buyer.post<BegunCheckout>("/api/checkout", { artworkId: artworkIds.get(slug)! });
      order = `/api/orders/${orderId}`;
      await buyer.put(`${order}/delivery`, demoDelivery(key));
      await buyer.post("/api/my-addresses", { name: "البيت", ...demoDelivery(key) });
    }),
    ...(isDeclinedOnce ? [step(at + 2 * MINUTE, "declined payment", pay("sandbox-declined"))] : []),
    step(at + 4 * MINUTE, "payment", pay("sandbox-succeeds")),
    ...(shipment
      ? [
          step(shipment.at, "shipment", () =>
            artist.post(`${order}/shipment`, { carrier: shipment.carrier, trackingNumber: shipment.trackingNumber }),
          ),
        ]
      : []),
    ...(receivedAt === undefined ? [] : [step(receivedAt, "receipt", () => buyer.post(`${order}/receipt`, {}))]),
  ];
};
