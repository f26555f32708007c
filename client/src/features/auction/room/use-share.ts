import { useTranslation } from "react-i18next";
import { isolated } from "../../../i18n/bidi";
import { useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { copyText } from "../../../lib/copy-text";
import { showToast } from "../../../ui/toast.store";
import type { AuctionRoomStore } from "../auction-room.store";

/** Shares the room through the device, or copies its address where the device cannot. */
export const useShare = (room: AuctionRoomStore): (() => Promise<void>) => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  return async () => {
    const { lot } = room.getState();
    const url = window.location.href;
    const title = t("room.shareTitle", { title: isolated(titleOf(lot, language)) });
    if ("share" in navigator) {
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    const isCopied = await copyText(url);
    showToast({ title: t(isCopied ? "room.linkCopied" : "room.linkNotCopied"), tone: isCopied ? "good" : "urgent" });
  };
};
