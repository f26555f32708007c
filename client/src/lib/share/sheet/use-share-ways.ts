import type { ShareWay } from "@naqsh/shared/engagement";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { showToast } from "../../../ui/toast.store";
import { isApiError } from "../../api-error";
import { copyText } from "../../copy-text";
import { saveFile } from "../save-file";
import { letterAddressOf, siteAddressOf, type Shared } from "../share-address";

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
  linkBy: ((way: ShareWay) => Promise<string>) | undefined;
};

type ShareWays = {
  /** Null if the device cannot. It does not say which way was taken, so that none is counted. */
  byDevice: (() => void) | null;
  ways: { way: ShareWay; take: () => void }[];
  /** The way that is still at work. */
  busy: ShareWay | null;
};

type Link = Promise<string>;

/** The tab opens with the press, or the browser holds it back: it waits for its address, and goes if none comes. */
const openBeside = async (coming: Link): Promise<void> => {
  const tab = window.open("", "_blank");
  if (tab) tab.opener = null;
  try {
    const address = await coming;
    tab?.location.replace(address);
  } catch (failure) {
    tab?.close();
    throw failure;
  }
};

/** What happens by each way of passing a page on. */
export const useShareWays = ({ shared, draw, linkBy }: Sharing): ShareWays => {
  const { t } = useTranslation("sharing");
  const language = useLanguage();
  const [busy, setBusy] = useState<ShareWay | null>(null);
  const linkOf = (way: ShareWay): Link => linkBy?.(way) ?? Promise.resolve(shared.url);

  const copy = async (link: Link, told: "copied" | "pasteThere"): Promise<void> => {
    const isCopied = await copyText(link);
    const url = await link;
    const words = isCopied ? { title: t(told) } : { title: t("notCopied"), text: url };
    showToast({ ...words, tone: isCopied ? "good" : "urgent" });
  };

  const save = async (): Promise<void> => {
    if (!draw) return;
    try {
      saveFile(await draw(), PICTURE_NAME);
    } catch {
      showToast({ title: t("notDrawn"), tone: "urgent" });
      return;
    }
    // Whoever has the picture is not told that the count failed.
    await linkOf("download").catch(() => undefined);
  };

  const go = async (way: ShareWay): Promise<void> => {
    switch (way) {
      case "copy_link":
        return copy(linkOf(way), "copied");
      case "instagram": {
        // Its pages take no address: it is pasted there.
        const copied = copy(linkOf(way), "pasteThere");
        window.open(INSTAGRAM, "_blank", "noopener,noreferrer");
        return copied;
      }
      case "download":
        return save();
      case "email":
        window.location.assign(letterAddressOf({ ...shared, url: await linkOf(way) }));
        return;
      default:
        return openBeside(linkOf(way).then((url) => siteAddressOf(way, { ...shared, url })));
    }
  };

  const take = async (way: ShareWay): Promise<void> => {
    setBusy(way);
    try {
      await go(way);
    } catch (failure) {
      const why = isApiError(failure) ? { text: failure.text(language) } : {};
      showToast({ title: t("notLinked"), ...why, tone: "urgent" });
    } finally {
      setBusy(null);
    }
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
