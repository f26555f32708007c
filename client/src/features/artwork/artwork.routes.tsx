import type { ArtworkDetail } from "@naqsh/shared/artwork";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

/** What other features draw on the pages of a work. */
export type ArtworkSlots = {
  AuctionPanel: ComponentType<{ artwork: ArtworkDetail }>;
  OwnWorkActions: ComponentType<{ artwork: ArtworkDetail }>;
};

export const artworkRoutes = (_slots: ArtworkSlots): { publicPages: RouteObject[]; artistPages: RouteObject[] } => ({
  publicPages: [],
  artistPages: [],
});
