import type { EventStore } from "@naqsh/shared/platform/ports/event-store";

/** The work that an order is of, by the event that opened it; null for an unknown order. Off every hot path. */
export const artworkOfOrder = async (
  store: Pick<EventStore, "readStream">,
  orderId: string,
): Promise<string | null> => {
  for await (const { data } of store.readStream(`order-${orderId}`)) {
    return typeof data["artworkId"] === "string" ? data["artworkId"] : null;
  }
  return null;
};
