import type { CurrentUser } from "@naqsh/shared/account";
import { useTranslation } from "../../i18n/use-translation";
import { personNameOf } from "../../lib/person-name";
import { useLanguage } from "../../i18n/use-format";
import { Avatar } from "../../ui/avatar";
import { MenuButton } from "./menu-button";
import { latePart } from "../../ui/late-part";

const AccountMenu = latePart(async () => (await import("./account-menu")).AccountMenu, "shell");

/** The face of whoever is signed in; behind it their menu. */
export const AccountButton = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation();
  const name = personNameOf(user, useLanguage()) ?? "";
  return (
    <MenuButton label={t("accountMenu")} face={<Avatar id={user.id} name={name} imageUrl={user.profileImageUrl} />}>
      {(place) => <AccountMenu user={user} {...place} />}
    </MenuButton>
  );
};
