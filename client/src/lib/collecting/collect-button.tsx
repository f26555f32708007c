import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { latePart } from "../../ui/late-part";
import { CollectIcon } from "../../ui/mark-icons";
import { MountedOnceOpen } from "../../ui/mounted-once-open";
import { showToast } from "../../ui/toast.store";
import { titleOf } from "../artwork-names";
import { MarkButton } from "../marks/mark-button";
import { useSession } from "../session";

const Dialog = latePart(async () => (await import("./collect-dialog")).CollectDialog);

type CollectButtonProps = { work: { id: string; title: string; titleEn: string | null }; hasText: boolean };

/** Opens the choice of the reader's collections that a work may go into; a visitor is asked in. */
export const CollectButton = ({ work, hasText }: CollectButtonProps) => {
  const { t } = useTranslation("collecting");
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const title = titleOf(work, useLanguage());
  const askIn = () => {
    const onSelect = () => void navigate(`/signin?return=${encodeURIComponent(pathname + search)}`);
    showToast({ title: t("signIn"), tone: "notice", action: { label: t("signInAction"), onSelect } });
  };
  return (
    <>
      <MarkButton
        icon={CollectIcon}
        label={t("collect", { title })}
        onToggle={() => (user === null ? askIn() : setOpen(true))}
        {...(hasText ? { text: t("collectShort") } : {})}
      />
      <MountedOnceOpen isOpen={isOpen}>
        <Dialog work={{ id: work.id, title }} isOpen={isOpen} onClose={() => setOpen(false)} />
      </MountedOnceOpen>
    </>
  );
};
