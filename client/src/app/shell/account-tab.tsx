import type { CurrentUser } from "@naqsh/shared/account";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Avatar } from "../../ui/avatar";
import { personNameOf } from "../../lib/person-name";
import { useLanguage } from "../../i18n/use-format";
import { latePart } from "../../ui/late-part";
import { MountedOnceOpen } from "../../ui/mounted-once-open";

const AccountMenu = latePart(async () => (await import("./account-menu")).AccountMenu, "shell");

/** The reader's own affairs among the tabs of a phone: behind it the menu of their account. */
export const AccountTab = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation();
  const name = personNameOf(user, useLanguage()) ?? "";
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <Avatar id={user.id} name={name} imageUrl={user.profileImageUrl} size={24} />
        <span>{t("nav.account")}</span>
      </button>
      <MountedOnceOpen isOpen={anchor !== null}>
        <AccountMenu user={user} anchor={anchor} onClose={() => setAnchor(null)} />
      </MountedOnceOpen>
    </>
  );
};
