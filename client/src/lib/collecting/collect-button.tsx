import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";
import { latePart } from "../../ui/late-part";
import { CollectIcon } from "../../ui/mark-icons";
import { MountedOnceOpen } from "../../ui/mounted-once-open";
import { titleOf } from "../artwork-names";
import { MarkButton } from "../marks/mark-button";
import { useSession } from "../session";
import { useAskIn } from "../use-ask-in";

const Dialog = latePart(async () => (await import("./collect-dialog")).CollectDialog);

type CollectButtonProps = { work: { id: string; title: string; titleEn: string | null }; hasText: boolean };

/** Opens the choice of the reader's collections that a work may go into; a visitor is asked in. */
export const CollectButton = ({ work, hasText }: CollectButtonProps) => {
  const { t } = useTranslation("collecting");
  const { user, status } = useSession();
  const askIn = useAskIn();
  const [isOpen, setOpen] = useState(false);
  const askReaderIn = useEffectEvent(() => askIn(t("signIn")));
  // A press before it is known who reads waits for that.
  useEffect(() => {
    if (isOpen && status === "signedOut") askReaderIn();
  }, [isOpen, status]);
  const title = titleOf(work, useLanguage());
  return (
    <>
      <MarkButton
        icon={CollectIcon}
        label={t("collect", { title })}
        onToggle={() => (status === "signedOut" ? askIn(t("signIn")) : setOpen(true))}
        {...(hasText ? { text: t("collectShort") } : {})}
      />
      <MountedOnceOpen isOpen={isOpen && user !== null}>
        <Dialog work={{ id: work.id, title }} isOpen={isOpen && user !== null} onClose={() => setOpen(false)} />
      </MountedOnceOpen>
    </>
  );
};
