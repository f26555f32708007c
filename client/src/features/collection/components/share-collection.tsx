import { Button } from "../../../ui/button";
import { useTranslation } from "../../../i18n/use-translation";
import { copyText } from "../../../lib/copy-text";
import { showToast } from "../../../ui/toast.store";
import { ShareIcon } from "../../../ui/tool-icons";

/** Passes the address of a collection on: by what the device offers, else to the clipboard. */
export const ShareCollection = ({ id, name }: { id: string; name: string }) => {
  const { t } = useTranslation("collection");
  const share = async (): Promise<void> => {
    const url = `${window.location.origin}/collections/${id}`;
    if (typeof navigator.share === "function") {
      // Whoever closes the device's sheet has changed their mind.
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    const isCopied = await copyText(url);
    showToast({
      title: t(isCopied ? "linkCopied" : "linkNotCopied"),
      text: isCopied ? name : url,
      tone: isCopied ? "good" : "notice",
    });
  };
  return (
    <Button variant="outlined" startIcon={<ShareIcon size={18} />} onClick={() => void share()}>
      {t("share")}
    </Button>
  );
};
