import type { AuctionEvent } from "@naqsh/shared/auction";
import { createEmbeddedReadModelStore } from "../adapters/embedded/embedded-read-model-store";
import { auctionBidsProjection } from "../auction/auction-bids.projection";
import type { BidRows } from "../auction/auction-bids.projection";
import { specOf } from "../runner/view";
import type { Views } from "../views";
import { foldAll } from "./fold-all";

const silent = (): void => undefined;

/** The view of all rows of bids after events of one auction. */
export const storedBids = async (events: readonly AuctionEvent[]): Promise<Views["bids"]> => {
  const logger = { debug: silent, info: silent, warn: silent, error: silent };
  const store = await createEmbeddedReadModelStore({ folder: null, logger });
  const bids = await store.collection<BidRows>(specOf(auctionBidsProjection));
  const documents = [...foldAll(auctionBidsProjection, events)];
  const writes = documents.map(([key, document]) => ({ key, document, position: document.position }));
  await bids.write(writes, "");
  return bids;
};
