import BellRing from "lucide-react/icons/bell-ring";
import Bookmark from "lucide-react/icons/bookmark";
import Eye from "lucide-react/icons/eye";
import FolderPlus from "lucide-react/icons/folder-plus";
import Heart from "lucide-react/icons/heart";
import { drawn } from "./drawn-icon";

/** What people do with a work or an auction: like it, wish for it, collect it, look at it, be reminded of it. */
export const HeartIcon = drawn(Heart);
export const BookmarkIcon = drawn(Bookmark);
export const CollectIcon = drawn(FolderPlus);
export const LookIcon = drawn(Eye);
export const RemindIcon = drawn(BellRing);
