import type { AccountRole } from "@naqsh/shared/account";
import type { IconType } from "../../ui/drawn-icon";
import {
  BellIcon,
  GavelIcon,
  HistoryIcon,
  MarketIcon,
  PackageIcon,
  PaletteIcon,
  ShieldIcon,
  UploadIcon,
} from "../../ui/icons";

export type QuickLink = { to: string; label: LinkLabel; icon: IconType; roles?: readonly AccountRole[] };

type LinkLabel =
  | "myBids"
  | "purchases"
  | "sales"
  | "marketplace"
  | "auctions"
  | "notifications"
  | "upload"
  | "myWorks"
  | "queue"
  | "history";

const quickLinks: readonly QuickLink[] = [
  { to: "/my-works", label: "myWorks", icon: PaletteIcon, roles: ["artist"] },
  { to: "/sales", label: "sales", icon: PackageIcon, roles: ["artist"] },
  { to: "/upload", label: "upload", icon: UploadIcon, roles: ["artist"] },
  { to: "/admin?tab=artworks", label: "queue", icon: ShieldIcon, roles: ["admin"] },
  { to: "/admin/history", label: "history", icon: HistoryIcon, roles: ["admin"] },
  { to: "/auctions?tab=live&mine=true", label: "myBids", icon: GavelIcon, roles: ["collector", "artist"] },
  { to: "/orders", label: "purchases", icon: PackageIcon, roles: ["collector", "artist"] },
  { to: "/marketplace", label: "marketplace", icon: MarketIcon },
  { to: "/auctions", label: "auctions", icon: GavelIcon },
  { to: "/notifications", label: "notifications", icon: BellIcon },
];

/** Where somebody of this role goes most; only pages that exist. */
export const quickLinksFor = (role: AccountRole): QuickLink[] =>
  quickLinks.filter(({ roles }) => roles === undefined || roles.includes(role));
