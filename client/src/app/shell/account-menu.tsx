import styled from "@emotion/styled";
import { Menu } from "../../ui/material/menu";
import MenuItem from "@mui/material/MenuItem";
import type { CurrentUser } from "@naqsh/shared/account";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { personNameOf } from "../../lib/person-name";
import { useSignOut } from "../../lib/session";
import { useLanguage } from "../../i18n/use-format";
import { Bidi, Ltr } from "../../ui/bidi";
import { ShieldIcon, SignOutIcon, SlidersIcon } from "../../ui/tool-icons";
import { linksFor } from "../links";
import type { MenuPlace } from "./menu-button";

/** Who is signed in, the pages of their role, and the way out. */
export const AccountMenu = ({ user, anchor, onClose }: MenuPlace & { user: CurrentUser }) => {
  const { t } = useTranslation();
  const name = personNameOf(user, useLanguage()) ?? "";
  const signOut = useSignOut();
  const links = linksFor(user.role).filter((link) => link.role !== undefined || !link.inHeader);
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { component: "section", "aria-label": t("accountMenu") } }}
    >
      <Who role="presentation">
        <strong>
          <Bidi>{name}</Bidi>
        </strong>
        <small>
          <Ltr>{user.email}</Ltr>
        </small>
        <small>{t(`roles.${user.role}`)}</small>
      </Who>
      {links.map((link) => (
        <MenuItem key={link.to} component={Link} to={link.to} onClick={onClose}>
          <link.icon />
          {t(link.label)}
        </MenuItem>
      ))}
      <MenuItem component={Link} to="/settings" onClick={onClose}>
        <SlidersIcon />
        {t("settings")}
      </MenuItem>
      <MenuItem component={Link} to="/settings/security" onClick={onClose}>
        <ShieldIcon />
        {t("security")}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          void signOut();
        }}
      >
        <SignOutIcon />
        {t("signOut")}
      </MenuItem>
    </Menu>
  );
};

const Who = styled.li`
  padding: 8px 16px 12px;
  margin-block-end: 8px;
  border-block-end: 1px solid var(--line);
  line-height: 1.5;

  strong {
    display: block;
    font-weight: 600;
  }

  small {
    display: block;
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
`;
