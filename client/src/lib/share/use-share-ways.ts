import type { ShareWay } from "@naqsh/shared/engagement";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../ui/toast.store";
import { copyText } from "../copy-text";
import { saveFile } from "./save-file";
import { letterAddressOf, siteAddressOf, type Shared } from "./share-address";

const INSTAGRAM = "https://www.instagram.com/";
const PICTURE_NAME = "naqsh.jpg";
/** In the order of the sheet. */
const ORDER = [
  "copy_link",
  "whatsapp",
  "twitter",
  "telegram",
  "email",
  "instagram",
  "facebook",
  "linkedin",
  "download",
] as const satisfies readonly ShareWay[];

type Sharing = {
  shared: Shared;
  draw: (() => Promise<Blob>) | undefined;
  onShared: ((way: ShareWay) => void) | undefined;
};

type ShareWays = {
  /** Null if the device cannot. It does not say which way was taken, so that none is counted. */
  byDevice: (() => void) | null;
  ways: { way: ShareWay; take: () => void }[];
  /** The way that is still at work. */
  busy: ShareWay | null;
};

const openBeside = (address: string): void => void window.open(address, "_blank", "noopener,noreferrer");

/** What happens by each way of passing a page on. */
export const useShareWays = ({ shared, draw, onShared }: Sharing): ShareWays => {
  const { t } = useTranslation("share");
  const [busy, setBusy] = useState<ShareWay | null>(null);

  const copy = async (told: "copied" | "pasteThere"): Promise<boolean> => {
    const isCopied = await copyText(shared.url);
    const words = isCopied ? { title: t(told) } : { title: t("notCopied"), text: shared.url };
    showToast({ ...words, tone: isCopied ? "good" : "urgent" });
    return isCopied;
  };

  const save = async (): Promise<boolean> => {
    if (!draw) return false;
    try {
      saveFile(await draw(), PICTURE_NAME);
      return true;
    } catch {
      showToast({ title: t("notDrawn"), tone: "urgent" });
      return false;
    }
  };

  /** Gives whether it was taken. */
  const go = async (way: ShareWay): Promise<boolean> => {
    switch (way) {
      case "copy_link":
        return copy("copied");
      case "instagram": {
        // Its pages take no address: it is pasted there. The tab opens with the press, or the browser holds it back.
        const copied = copy("pasteThere");
        openBeside(INSTAGRAM);
        return copied;
      }
      case "download":
        return save();
      case "email":
        window.location.assign(letterAddressOf(shared));
        return true;
      default:
        openBeside(siteAddressOf(way, shared));
        return true;
    }
  };

  const take = async (way: ShareWay): Promise<void> => {
    setBusy(way);
    const isTaken = await go(way).finally(() => setBusy(null));
    if (isTaken) onShared?.(way);
  };

  return {
    byDevice: "share" in navigator ? () => void navigator.share(shared).catch(() => undefined) : null,
    ways: ORDER.filter((way) => way !== "download" || draw !== undefined).map((way) => ({
      way,
      take: () => void take(way),
    })),
    busy,
  };
};
