import type { CurrentUser } from "@naqsh/shared/account";
import { useTranslation } from "react-i18next";
import { fullNameOf } from "../../lib/session";
import { Avatar } from "../../ui/avatar";
import { MenuButton } from "./menu-button";
import { latePart } from "../../ui/late-part";

const AccountMenu = latePart(async () => (await import("./account-menu")).AccountMenu, "shell");

/** The face of whoever is signed in; behind it their menu. */
export const AccountButton = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation();
  return (
    <MenuButton
      label={t("accountMenu")}
      face={<Avatar id={user.id} name={fullNameOf(user)} imageUrl={user.profileImageUrl} />}
    >
      {(place) => <AccountMenu user={user} {...place} />}
    </MenuButton>
  );
};
