import type { EventStoreDBClient } from "@eventstore/db-client";

/** What a bid of the product left in the log last, under a type of its own: no view or policy takes what is sent again for a bid. */
export const lastBidInLog = async (client: EventStoreDBClient) => {
  const last = client.readAll({ direction: "backwards", fromPosition: "end" });
  for await (const { event } of last) {
    if (event?.type !== "BidPlaced" || !event.isJson) continue;
    const [data, metadata] = [event.data as Record<string, unknown>, event.metadata as Record<string, unknown>];
    return { type: "RawBidPlaced", data, metadata };
  }
  throw new Error("The log holds no bid yet");
};
