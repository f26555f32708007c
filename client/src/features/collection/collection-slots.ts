import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { ComponentType, ReactNode } from "react";

/** What other features draw on the page of a collection. */
export type CollectionSlots = {
  Works: ComponentType<{
    works: ArtworkCard[];
    layout: "grid" | "list";
    renderFoot: (work: ArtworkCard) => ReactNode;
  }>;
  WorksSkeleton: ComponentType;
};
