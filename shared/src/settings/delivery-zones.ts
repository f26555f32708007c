/** How far a work is sent. */
export const DELIVERY_ZONES = ["riyadh", "cities", "remote"] as const;
export type DeliveryZone = (typeof DELIVERY_ZONES)[number];
