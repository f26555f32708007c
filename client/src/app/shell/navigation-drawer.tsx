import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { Drawer } from "../../ui/material/drawer";
import { IconButton } from "../../ui/icon-button";
import type { CurrentUser } from "@naqsh/shared/account";
import { useTranslation } from "../../i18n/use-translation";
import { Link, useLocation } from "react-router-dom";
import { personNameOf } from "../../lib/person-name";
import { useSession, useSignOut } from "../../lib/session";
import { useLanguage } from "../../i18n/use-format";
import { Avatar } from "../../ui/avatar";
import { Bidi, Ltr } from "../../ui/bidi";
import { BrandMark } from "../../ui/brand-mark";
import { CloseIcon } from "../../ui/icons";
import { SignOutIcon } from "../../ui/tool-icons";
import { SaduBand } from "../../ui/sadu-band";
import { isCurrent, linksFor } from "../links";
import { LanguageToggle } from "./language-toggle";
import { ThemeToggle } from "./theme-toggle";

const UserCard = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation();
  const name = personNameOf(user, useLanguage()) ?? "";
  return (
    <Card>
      <Avatar id={user.id} name={name} imageUrl={user.profileImageUrl} size={48} />
      <div>
        <strong>
          <Bidi>{name}</Bidi>
        </strong>
        <small>{t(`roles.${user.role}`)}</small>
        <small>
          <Ltr>{user.email}</Ltr>
        </small>
      </div>
    </Card>
  );
};

type NavigationDrawerProps = { isOpen: boolean; onClose: () => void };

/** The menu of a phone, from the inline start. */
export const NavigationDrawer = ({ isOpen, onClose }: NavigationDrawerProps) => {
  const { t } = useTranslation();
  const location = useLocation();
  const { user } = useSession();
  const signOut = useSignOut();
  return (
    <Drawer anchor="left" open={isOpen} onClose={onClose} slotProps={{ paper: { "aria-label": t("menu") } }}>
      <Content>
        <div className="top">
          <BrandMark />
          <IconButton aria-label={t("closeMenu")} onClick={onClose}>
            <CloseIcon size={22} />
          </IconButton>
        </div>
        <SaduBand kind="thread" />
        {user && <UserCard user={user} />}
        {!user && (
          <div className="actions">
            <Button component={Link} to="/signin" variant="contained" onClick={onClose}>
              {t("signIn")}
            </Button>
            <Button component={Link} to="/signup" variant="outlined" onClick={onClose}>
              {t("signUp")}
            </Button>
          </div>
        )}
        <nav aria-label={t("mainNavigation")}>
          <ul>
            {linksFor(user?.role ?? null).map((link) => (
              <li key={link.to}>
                <Link to={link.to} onClick={onClose} aria-current={isCurrent(link, location) ? "page" : undefined}>
                  <link.icon size={22} />
                  {t(link.label)}
                </Link>
              </li>
            ))}
            {user && (
              <li>
                <button
                  type="button"
                  onClick={() => {
                    onClose();
                    void signOut();
                  }}
                >
                  <SignOutIcon size={22} />
                  {t("signOut")}
                </button>
              </li>
            )}
          </ul>
        </nav>
        <div className="foot">
          <LanguageToggle />
          <ThemeToggle />
        </div>
      </Content>
    </Drawer>
  );
};

const Content = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: min(320px, 86vw);
  min-block-size: 100%;

  .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 8px 16px;
  }

  ul {
    list-style: none;
    padding: 12px;
    margin: 0;
  }

  li a,
  li button {
    display: flex;
    align-items: center;
    gap: var(--space-l);
    inline-size: 100%;
    min-block-size: 50px;
    padding-inline: 14px;
    border: 0;
    border-radius: var(--r-control);
    background: none;
    font-weight: 500;
    text-align: start;
  }

  li a[aria-current] {
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: 600;
  }

  .foot {
    display: flex;
    align-items: center;
    gap: var(--space-s);
    margin-block-start: auto;
    padding: 16px;
    border-block-start: 1px solid var(--line);
  }

  .actions {
    display: grid;
    gap: var(--space-m);
    padding: 16px;
  }
`;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-m);
  padding: 16px;
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
