import type { AccountRole } from "@naqsh/shared/account";
import type { ParseKeys } from "i18next";
import type { Location } from "react-router-dom";
import type { IconType } from "../ui/drawn-icon";
import {
  GavelIcon,
  HistoryIcon,
  HomeIcon,
  MarketIcon,
  PackageIcon,
  PaletteIcon,
  PersonIcon,
  ReceiptIcon,
  SettingsIcon,
  ShieldIcon,
  UploadIcon,
} from "../ui/icons";
import { BookmarkIcon, HeartIcon } from "../ui/mark-icons";

export type NavLink = {
  to: string;
  label: ParseKeys;
  icon: IconType;
  /** Where there is less room, at the foot of a phone. */
  shortLabel?: ParseKeys;
  /** Who sees it; everyone if it is left out. */
  role?: AccountRole;
  /** In the bar at the foot of a phone. */
  inTabs?: boolean;
  /** About the reader's own affairs: in the menu of their account. */
  isOwn?: boolean;
  /** In the header's row. */
  inHeader?: boolean;
};

const MY_BIDS = "/auctions?tab=live&mine=true";

/** Everything that the navigation shows: only what works. */
const navLinks: NavLink[] = [
  { to: "/", label: "nav.home", icon: HomeIcon, inTabs: true },
  { to: "/marketplace", label: "nav.marketplace", icon: MarketIcon, inTabs: true, inHeader: true },
  { to: "/auctions", label: "nav.auctions", icon: GavelIcon, inTabs: true, inHeader: true },
  { to: "/artists", label: "nav.artists", icon: PaletteIcon, inHeader: true },
  { to: "/dashboard", label: "nav.dashboard", icon: HomeIcon, role: "collector", isOwn: true },
  { to: MY_BIDS, label: "nav.myBids", icon: GavelIcon, role: "collector", isOwn: true },
  { to: "/feed", label: "nav.feed", icon: HeartIcon, role: "collector", isOwn: true },
  { to: "/wishlist", label: "nav.wishlist", icon: BookmarkIcon, role: "collector", isOwn: true },
  { to: "/orders", label: "nav.purchases", icon: PackageIcon, role: "collector", isOwn: true },
  { to: "/dashboard", label: "nav.dashboard", icon: HomeIcon, role: "artist", isOwn: true },
  { to: MY_BIDS, label: "nav.myBids", icon: GavelIcon, role: "artist", isOwn: true },
  { to: "/feed", label: "nav.feed", icon: HeartIcon, role: "artist", isOwn: true },
  { to: "/wishlist", label: "nav.wishlist", icon: BookmarkIcon, role: "artist", isOwn: true },
  { to: "/orders", label: "nav.purchases", icon: PackageIcon, role: "artist", isOwn: true },
  { to: "/sales", label: "nav.sales", icon: PackageIcon, role: "artist", isOwn: true },
  { to: "/payouts", label: "nav.payouts", icon: ReceiptIcon, role: "artist", isOwn: true },
  ...(["collector", "artist", "admin"] as const).flatMap((role): NavLink[] => [
    { to: "/profile", label: "nav.profile", icon: PersonIcon, role, isOwn: true },
    { to: "/settings", label: "nav.settings", icon: SettingsIcon, role, isOwn: true },
  ]),
  { to: "/upload", label: "nav.upload", icon: UploadIcon, role: "artist", inHeader: true },
  {
    to: "/dashboard/artist?tab=artworks",
    label: "nav.myWorks",
    icon: PaletteIcon,
    role: "artist",
    inTabs: true,
    inHeader: true,
  },
  { to: "/admin?tab=overview", label: "nav.panel", icon: ShieldIcon, role: "admin", isOwn: true },
  {
    to: "/admin?tab=artworks",
    label: "nav.queue",
    shortLabel: "nav.queueShort",
    icon: ShieldIcon,
    role: "admin",
    inTabs: true,
    inHeader: true,
  },
  {
    to: "/admin/history",
    label: "nav.history",
    shortLabel: "nav.historyShort",
    icon: HistoryIcon,
    role: "admin",
    inTabs: true,
    inHeader: true,
  },
];

export const linksFor = (role: AccountRole | null): NavLink[] =>
  navLinks.filter((link) => link.role === undefined || link.role === role);

const tabOf = (query = ""): string | null => new URLSearchParams(query).get("tab");

/** Whether the link leads to the page that stands. */
export const isCurrent = (link: NavLink, { pathname, search }: Pick<Location, "pathname" | "search">): boolean => {
  const isAboutOwn = pathname === "/auctions" && new URLSearchParams(search).get("mine") === "true";
  if (link.to === MY_BIDS) return isAboutOwn;
  const [path = "", query] = link.to.split("?");
  // The panel's tabs are pages of their own.
  if (path === "/admin") return pathname === path && tabOf(search) === tabOf(query);
  // The first tab is shown if the address names none.
  if (path === "/dashboard/artist") return pathname === path && [null, tabOf(query)].includes(tabOf(search));
  return path === "/" || path === "/dashboard" ? pathname === path : pathname.startsWith(path);
};
