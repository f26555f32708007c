import type { AccountRole } from "@naqsh/shared/account";
import type { ParseKeys } from "i18next";
import type { ComponentType } from "react";
import { latePart } from "../../ui/late-part";

export type ProfileTab = { key: string; label: ParseKeys<"profile">; Content: ComponentType; role?: AccountRole };

/** The tabs of `/profile`, in their order; `role` of those alone who have it. A feature adds its own here. */
const profileTabs: readonly ProfileTab[] = [
  {
    key: "artworks",
    label: "tabs.artworks",
    role: "artist",
    Content: latePart(async () => (await import("../artwork/own-works-tab")).OwnWorksTab),
  },
  {
    key: "purchases",
    label: "tabs.purchases",
    Content: latePart(async () => (await import("../order/components/order-list")).OrderList),
  },
  {
    key: "collections",
    label: "tabs.collections",
    Content: latePart(async () => (await import("../collection/own-collections")).OwnCollections),
  },
  {
    key: "activity",
    label: "tabs.activity",
    Content: latePart(async () => (await import("./activity/activity-list")).ActivityList),
  },
  {
    key: "achievements",
    label: "tabs.achievements",
    Content: latePart(async () => (await import("./achievements/achievements-tab")).AchievementsTab),
  },
  {
    key: "following",
    label: "tabs.following",
    Content: latePart(async () => (await import("../artist/following-tab")).FollowingTab),
  },
];

/** The tabs that somebody of a role has; the first of them is what the page opens with. */
export const profileTabsOf = (role: AccountRole): ProfileTab[] =>
  profileTabs.filter((tab) => tab.role === undefined || tab.role === role);
