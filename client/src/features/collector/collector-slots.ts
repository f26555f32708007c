import type { ArtworkCard } from "@naqsh/shared/artwork";
import type { ComponentType, ReactNode } from "react";
import type { Layout } from "../../ui/use-address-layout";

/** What other features draw on a collector's pages. */
export type CollectorSlots = {
  Works: ComponentType<{ works: ArtworkCard[]; layout: Layout; renderFoot: (work: ArtworkCard) => ReactNode }>;
  /** The shape of six works while they load. */
  WorksSkeleton: ComponentType;
};
