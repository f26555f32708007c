import type { AccountRole } from "@naqsh/shared/account";
import type { ParseKeys } from "i18next";
import { lazy, type ComponentType } from "react";

export type ProfileTab = { key: string; label: ParseKeys<"profile">; Content: ComponentType; role?: AccountRole };

/** The tabs of `/profile`, in their order; `role` of those alone who have it. A feature adds its own here. */
const profileTabs: readonly ProfileTab[] = [
  {
    key: "artworks",
    label: "tabs.artworks",
    role: "artist",
    Content: lazy(async () => ({ default: (await import("../artwork/own-works-tab")).OwnWorksTab })),
  },
  {
    key: "purchases",
    label: "tabs.purchases",
    Content: lazy(async () => ({ default: (await import("../order/components/order-list")).OrderList })),
  },
  {
    key: "collections",
    label: "tabs.collections",
    Content: lazy(async () => ({ default: (await import("../collection/own-collections")).OwnCollections })),
  },
  {
    key: "activity",
    label: "tabs.activity",
    Content: lazy(async () => ({ default: (await import("./activity/activity-list")).ActivityList })),
  },
  {
    key: "achievements",
    label: "tabs.achievements",
    Content: lazy(async () => ({
      default: (await import("./achievements/achievements-tab")).AchievementsTab,
    })),
  },
  {
    key: "following",
    label: "tabs.following",
    Content: lazy(async () => ({ default: (await import("../artist/following-tab")).FollowingTab })),
  },
];

/** The tabs that somebody of a role has; the first of them is what the page opens with. */
export const profileTabsOf = (role: AccountRole): ProfileTab[] =>
  profileTabs.filter((tab) => tab.role === undefined || tab.role === role);
