import styled from "@emotion/styled";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { CurrentUser } from "@naqsh/shared/account";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { fullNameOf, useSignOut } from "../../lib/session";
import { Avatar } from "../../ui/avatar";
import { Bidi, Ltr } from "../../ui/bidi";
import { SignOutIcon } from "../../ui/icons";
import { linksFor } from "../links";

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
    font-size: 13.5px;
    color: var(--ink-2);
  }
`;

/** Who is signed in, the pages of their role, and the way out. */
export const AccountMenu = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const signOut = useSignOut();
  const close = () => setAnchor(null);
  const links = linksFor(user.role).filter((link) => link.role !== undefined || !link.inHeader);
  return (
    <>
      <IconButton
        aria-label={t("accountMenu")}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={fullNameOf(user)} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <Who role="presentation">
          <strong>
            <Bidi>{fullNameOf(user)}</Bidi>
          </strong>
          <small>
            <Ltr>{user.email}</Ltr>
          </small>
          <small>{t(`roles.${user.role}`)}</small>
        </Who>
        {links.map((link) => (
          <MenuItem key={link.to} component={Link} to={link.to} onClick={close}>
            <link.icon />
            {t(link.label)}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            close();
            void signOut();
          }}
        >
          <SignOutIcon />
          {t("signOut")}
        </MenuItem>
      </Menu>
    </>
  );
};
