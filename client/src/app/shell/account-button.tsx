import type { CurrentUser } from "@naqsh/shared/account";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { fullNameOf } from "../../lib/session";
import { Avatar } from "../../ui/avatar";
import { MenuButton } from "./menu-button";

const AccountMenu = lazy(async () => ({ default: (await import("./account-menu")).AccountMenu }));

/** The face of whoever is signed in; behind it their menu. */
export const AccountButton = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation();
  return (
    <MenuButton label={t("accountMenu")} face={<Avatar id={user.id} name={fullNameOf(user)} />}>
      {(place) => <AccountMenu user={user} {...place} />}
    </MenuButton>
  );
};
