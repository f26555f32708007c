import { Button } from "../../ui/button";
import { useState, type ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { besideLaterTexts } from "../../i18n/i18n";
import { latePart } from "../../ui/late-part";
import { MountedOnceOpen } from "../../ui/mounted-once-open";
import type { ShareSheetProps } from "./sheet/share-sheet";

const Sheet = latePart(async () => (await besideLaterTexts(import("./sheet/share-sheet"))).ShareSheet);

type ShareButtonProps = Omit<ShareSheetProps, "isOpen" | "onClose"> & {
  /** Draws what opens it; a button with a word if it is left out. */
  renderOpener?: (open: () => void) => ReactNode;
};

/** Opens the sheet with the ways of passing a page on. */
export const ShareButton = ({ renderOpener, ...sheet }: ShareButtonProps) => {
  const { t } = useTranslation("share");
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {renderOpener?.(open) ?? (
        <Button variant="text" aria-haspopup="dialog" onClick={open}>
          {t("open")}
        </Button>
      )}
      <MountedOnceOpen isOpen={isOpen}>
        <Sheet isOpen={isOpen} {...sheet} onClose={() => setOpen(false)} />
      </MountedOnceOpen>
    </>
  );
};
