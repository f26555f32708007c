import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { useTranslation } from "../../i18n/use-translation";
import { Link, useLocation } from "react-router-dom";
import { useSession, wasSignedIn } from "../../lib/session";
import { BrandMark } from "../../ui/brand-mark";
import { IconButton } from "../../ui/icon-button";
import { SearchIcon } from "../../ui/icons";
import { Container } from "../../ui/page";
import { isCurrent, linksFor, type NavLink } from "../links";
import { AuctionsDot, NotificationsBell } from "../slots";
import { AccountButton } from "./account-button";
import { ButtonRoom } from "./button-room";
import { LanguageToggle } from "./language-toggle";
import { SearchBox } from "./search-box";
import { ThemeToggle } from "./theme-toggle";

const HeaderLink = ({ link }: { link: NavLink }) => {
  const { t } = useTranslation();
  const location = useLocation();
  return (
    <Item to={link.to} data-role={link.role} aria-current={isCurrent(link, location) ? "page" : undefined}>
      {t(link.label)}
      {link.to === "/auctions" && <AuctionsDot />}
    </Item>
  );
};

const SignedOutActions = () => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(pathname + search);
  return (
    <ForVisitors data-for-visitors>
      <Button
        component={Link}
        to={`/signin?return=${back}`}
        variant="text"
        size="small"
        style={{ whiteSpace: "nowrap" }}
      >
        {t("signIn")}
      </Button>
      <Button component={Link} to="/signup" variant="contained" size="small" style={{ whiteSpace: "nowrap" }}>
        {t("signUp")}
      </Button>
    </ForVisitors>
  );
};

export const DesktopHeader = () => {
  const { t } = useTranslation();
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const links = linksFor(user?.role ?? null).filter((link) => link.inHeader);
  return (
    <Bar>
      <Link to="/" aria-label={t("nav.home")}>
        <BrandMark />
      </Link>
      <nav aria-label={t("mainNavigation")}>
        {links.map((link) => (
          <HeaderLink key={link.to} link={link} />
        ))}
      </nav>
      <div className="end">
        {/* The page of a search has the same field, larger. */}
        {pathname !== "/search" && (
          <>
            <SearchBox label={t("searchSite")} />
            <IconButton className="to-search" component={Link} to="/search?focus=field" aria-label={t("search")}>
              <SearchIcon size={22} />
            </IconButton>
          </>
        )}
        <LanguageToggle />
        <ThemeToggle />
        {status === "unknown" && wasSignedIn() && (
          <>
            <ButtonRoom />
            <ButtonRoom />
          </>
        )}
        {status === "signedIn" && user && (
          <>
            <NotificationsBell />
            <AccountButton user={user} />
          </>
        )}
        {status === "signedOut" && <SignedOutActions />}
      </div>
    </Bar>
  );
};

const ForVisitors = styled.span`
  display: flex;
  gap: var(--space-s);

  /* Where both have no room, the page of signing in leads to the other. */
  @media (max-width: 899.95px) {
    > :last-child {
      display: none;
    }
  }
`;

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  gap: clamp(var(--space-s), 1.6vw, var(--space-xl));
  block-size: 70px;

  nav {
    display: flex;
    gap: var(--space-2xs);
    margin-inline-start: 4px;
  }

  .end {
    display: flex;
    align-items: center;
    gap: var(--space-s);
    min-inline-size: 0;
    margin-inline-start: auto;
  }

  .to-search {
    display: none;
  }

  /* Where the field has no room, one press leads to the search's own page. */
  @media (max-width: 1080px) {
    form {
      display: none;
    }

    .to-search {
      display: inline-flex;
    }
  }
`;

const Item = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-s);
  padding: 8px 12px;
  border-radius: 8px;
  font-weight: 500;
  font-size: var(--text-label);
  color: var(--ink-2);
  white-space: nowrap;
  transition:
    color var(--t-state),
    background-color var(--t-state);

  &:hover {
    color: var(--ink);
    background: var(--wall);
  }

  &[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }

  /* Where there is no room, a role's own pages stand in the account menu. */
  @media (max-width: 1099.95px) {
    &[data-role] {
      display: none;
    }
  }

  &[aria-current]::after {
    content: "";
    position: absolute;
    inset-inline: 12px;
    inset-block-end: -3px;
    block-size: 5px;
    background: var(--sadu-thread) 0 50% / 6px 7px repeat-x;
  }
`;
