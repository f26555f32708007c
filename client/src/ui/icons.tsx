import Bell from "lucide-react/icons/bell";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import Download from "lucide-react/icons/download";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Gavel from "lucide-react/icons/gavel";
import History from "lucide-react/icons/history";
import House from "lucide-react/icons/house";
import ImageIcon from "lucide-react/icons/image";
import ImagePlus from "lucide-react/icons/image-plus";
import Info from "lucide-react/icons/info";
import Keyboard from "lucide-react/icons/keyboard";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Link2 from "lucide-react/icons/link-2";
import Lock from "lucide-react/icons/lock";
import LogIn from "lucide-react/icons/log-in";
import LogOut from "lucide-react/icons/log-out";
import Menu from "lucide-react/icons/menu";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Package from "lucide-react/icons/package";
import Palette from "lucide-react/icons/palette";
import Pause from "lucide-react/icons/pause";
import Pencil from "lucide-react/icons/pencil";
import Play from "lucide-react/icons/play";
import Plus from "lucide-react/icons/plus";
import Receipt from "lucide-react/icons/receipt";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Rows3 from "lucide-react/icons/rows-3";
import ScrollText from "lucide-react/icons/scroll-text";
import Search from "lucide-react/icons/search";
import Share2 from "lucide-react/icons/share-2";
import ShieldCheck from "lucide-react/icons/shield-check";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Sun from "lucide-react/icons/sun";
import Timer from "lucide-react/icons/timer";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Upload from "lucide-react/icons/upload";
import User from "lucide-react/icons/user";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import WifiOff from "lucide-react/icons/wifi-off";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import type { LucideIcon } from "lucide-react/types";
import type { ComponentType } from "react";

type IconProps = { size?: number; strokeWidth?: number; className?: string };
export type IconType = ComponentType<IconProps>;

const drawn = (Icon: LucideIcon): IconType => {
  const Drawn = ({ size = 20, strokeWidth = 1.75, ...rest }: IconProps) => (
    <Icon size={size} strokeWidth={strokeWidth} aria-hidden="true" {...rest} />
  );
  return Drawn;
};

/** Icons that point along the line of reading turn with it; everything else stays (DESIGN 2.2). */
const pointing = (Icon: LucideIcon): IconType => {
  const Pointing = ({ size = 20, strokeWidth = 1.75, ...rest }: IconProps) => (
    <Icon
      size={size}
      strokeWidth={strokeWidth}
      aria-hidden="true"
      {...rest}
      style={{ transform: "scaleX(var(--dir))" }}
    />
  );
  return Pointing;
};

export const BackIcon = pointing(ChevronLeft);
export const ForwardIcon = pointing(ChevronRight);
export const SignInIcon = pointing(LogIn);
export const SignOutIcon = pointing(LogOut);
export const RowsIcon = pointing(Rows3);
export const ShareIcon = pointing(Share2);
export const SpeakerIcon = pointing(Volume2);
export const SpeakerOffIcon = pointing(VolumeX);

export const AlertIcon = drawn(CircleAlert);
export const BellIcon = drawn(Bell);
export const CheckIcon = drawn(Check);
export const ClockIcon = drawn(Clock);
export const CloseIcon = drawn(X);
export const DoneIcon = drawn(CircleCheck);
export const ExpandIcon = drawn(ChevronDown);
export const DownloadIcon = drawn(Download);
export const EyeIcon = drawn(Eye);
export const EyeOffIcon = drawn(EyeOff);
export const GavelIcon = drawn(Gavel);
export const GridIcon = drawn(LayoutGrid);
export const HistoryIcon = drawn(History);
export const HomeIcon = drawn(House);
export const ImageAddIcon = drawn(ImagePlus);
export const InfoIcon = drawn(Info);
export const KeyboardIcon = drawn(Keyboard);
export const LinkIcon = drawn(Link2);
export const LockIcon = drawn(Lock);
export const MarketIcon = drawn(ImageIcon);
export const MenuIcon = drawn(Menu);
export const MonitorIcon = drawn(Monitor);
export const MoonIcon = drawn(Moon);
export const OfflineIcon = drawn(WifiOff);
export const PackageIcon = drawn(Package);
export const PaletteIcon = drawn(Palette);
export const PauseIcon = drawn(Pause);
export const PencilIcon = drawn(Pencil);
export const PlayIcon = drawn(Play);
export const PlusIcon = drawn(Plus);
export const ReceiptIcon = drawn(Receipt);
export const RefreshIcon = drawn(RefreshCw);
export const RefusedIcon = drawn(CircleX);
export const ScrollIcon = drawn(ScrollText);
export const SearchIcon = drawn(Search);
export const ShieldIcon = drawn(ShieldCheck);
export const SlidersIcon = drawn(SlidersHorizontal);
export const SunIcon = drawn(Sun);
export const TimerIcon = drawn(Timer);
export const UploadIcon = drawn(Upload);
export const UserIcon = drawn(User);
export const WarningIcon = drawn(TriangleAlert);
export const ZoomIcon = drawn(ZoomIn);
export const ZoomOutIcon = drawn(ZoomOut);
