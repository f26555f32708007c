import type { ShareWay } from "@naqsh/shared/engagement";
import Camera from "lucide-react/icons/camera";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Send from "lucide-react/icons/send";
import { drawn, type IconType } from "../../../ui/drawn-icon";
import { DownloadIcon, LinkIcon, ShareIcon } from "../../../ui/tool-icons";

/** No site's own mark: the name says which one it is. */
export const wayIcons: Readonly<Record<ShareWay, IconType>> = {
  copy_link: LinkIcon,
  whatsapp: drawn(MessageCircle),
  twitter: ShareIcon,
  telegram: drawn(Send),
  email: drawn(Mail),
  facebook: ShareIcon,
  linkedin: ShareIcon,
  instagram: drawn(Camera),
  download: DownloadIcon,
};
