import type { ComponentType } from "react";

/** What other features draw on the home page; the app brings them together. */
export type HomeSlots = {
  /** The live lot, or the next one; null if there is no such feature. */
  LiveLot: ComponentType | null;
  /** The other live lots; draws nothing if none is. */
  LiveLots: ComponentType;
  /** What waits for the reader in auctions; draws nothing for whoever has no bids. */
  OwnBids: ComponentType;
  /** Where an artist without works begins; draws nothing for others. */
  FirstWork: ComponentType;
  /** What was sold last; draws nothing if nothing was. */
  ClosedLots: ComponentType;
  /** What concerns the reader; draws nothing for visitors. */
  OwnRows: ComponentType;
  /** What people look at these days; draws nothing if they look at nothing. */
  Trending: ComponentType;
  Gallery: ComponentType<{ wide?: number }>;
};
