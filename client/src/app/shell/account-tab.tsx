import type { CurrentUser } from "@naqsh/shared/account";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../ui/avatar";
import { fullNameOf } from "../../lib/session";

const AccountMenu = lazy(async () => ({ default: (await import("./account-menu")).AccountMenu }));

/** The reader's own affairs among the tabs of a phone: behind it the menu of their account. */
export const AccountTab = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setOpened(true);
          setAnchor(currentTarget);
        }}
      >
        <Avatar id={user.id} name={fullNameOf(user)} size={24} />
        <span>{t("nav.account")}</span>
      </button>
      {wasOpened && (
        <Suspense>
          <AccountMenu user={user} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
