import type { AccountRole } from "@naqsh/shared/account";
import type { IconType } from "../../ui/drawn-icon";
import {
  BellIcon,
  EyeIcon,
  GavelIcon,
  HistoryIcon,
  HomeIcon,
  MarketIcon,
  PackageIcon,
  PaletteIcon,
  SettingsIcon,
  ShieldIcon,
  UploadIcon,
} from "../../ui/icons";
import { CollectIcon } from "../../ui/mark-icons";

export type QuickLink = { to: string; label: LinkLabel; icon: IconType };

type LinkLabel =
  | "artistDashboard"
  | "collectorDashboard"
  | "myBids"
  | "purchases"
  | "sales"
  | "marketplace"
  | "auctions"
  | "artists"
  | "collections"
  | "notifications"
  | "settings"
  | "upload"
  | "myWorks"
  | "analytics"
  | "panel"
  | "queue"
  | "history";

const marketplace: QuickLink = { to: "/marketplace", label: "marketplace", icon: MarketIcon };
const auctions: QuickLink = { to: "/auctions", label: "auctions", icon: GavelIcon };
const artists: QuickLink = { to: "/artists", label: "artists", icon: PaletteIcon };
const collections: QuickLink = { to: "/collections", label: "collections", icon: CollectIcon };
const notifications: QuickLink = { to: "/notifications", label: "notifications", icon: BellIcon };

/** The six places where somebody of a role goes most; only pages that exist. */
export const quickLinks: Readonly<Record<AccountRole, readonly QuickLink[]>> = {
  artist: [
    { to: "/dashboard/artist", label: "artistDashboard", icon: HomeIcon },
    marketplace,
    auctions,
    artists,
    collections,
    notifications,
  ],
  collector: [
    { to: "/dashboard/collector", label: "collectorDashboard", icon: HomeIcon },
    marketplace,
    auctions,
    artists,
    collections,
    notifications,
  ],
  admin: [
    { to: "/admin?tab=overview", label: "panel", icon: ShieldIcon },
    { to: "/admin?tab=artworks", label: "queue", icon: ShieldIcon },
    { to: "/admin/history", label: "history", icon: HistoryIcon },
    marketplace,
    auctions,
    notifications,
  ],
};

const myBids: QuickLink = { to: "/auctions?tab=live&mine=true", label: "myBids", icon: GavelIcon };
const purchases: QuickLink = { to: "/orders", label: "purchases", icon: PackageIcon };
const settings: QuickLink = { to: "/settings", label: "settings", icon: SettingsIcon };

/** What somebody of a role does most. */
export const quickActions: Readonly<Record<AccountRole, readonly QuickLink[]>> = {
  artist: [
    { to: "/upload", label: "upload", icon: UploadIcon },
    { to: "/dashboard/artist?tab=artworks", label: "myWorks", icon: PaletteIcon },
    { to: "/dashboard/artist?tab=analytics", label: "analytics", icon: EyeIcon },
    { to: "/sales", label: "sales", icon: PackageIcon },
    settings,
  ],
  collector: [myBids, purchases, settings],
  admin: [settings],
};
