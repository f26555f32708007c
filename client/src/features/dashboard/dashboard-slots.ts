import type { ComponentType } from "react";

/** What other features draw on the dashboards: the reader's own, each a part of its own. */
export type DashboardSlots = {
  /** Their bids that wait for them, above everything else. */
  OwnBids: ComponentType;
  Activity: ComponentType;
  Favourites: ComponentType;
  Collections: ComponentType;
  Purchases: ComponentType;
  Following: ComponentType;
  Recommendations: ComponentType;
  /** Their level by purchases. */
  Level: ComponentType;
  /** Of artists. */
  OwnWorks: ComponentType;
  Analytics: ComponentType;
  Sales: ComponentType;
  Profile: ComponentType;
};
