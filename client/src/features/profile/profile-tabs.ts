import type { ParseKeys } from "i18next";
import { lazy, type ComponentType } from "react";

export type ProfileTab = { key: string; label: ParseKeys<"profile">; Content: ComponentType };

/** The tabs of `/profile`, in their order. A feature adds its own here. */
export const profileTabs: readonly [ProfileTab, ...ProfileTab[]] = [
  {
    key: "purchases",
    label: "tabs.purchases",
    Content: lazy(async () => ({ default: (await import("../order/components/order-list")).OrderList })),
  },
];
