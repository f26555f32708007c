import styled from "@emotion/styled";
import IconButton from "@mui/material/IconButton";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession, wasSignedIn } from "../../lib/session";
import { BrandMark } from "../../ui/brand-mark";
import { MenuIcon, SearchIcon } from "../../ui/icons";
import { NotificationsBell } from "../slots";
import { KeptPlace } from "./kept-place";

const NavigationDrawer = lazy(async () => ({ default: (await import("./navigation-drawer")).NavigationDrawer }));

const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  block-size: 56px;
  padding-inline: 8px;

  > :last-child {
    justify-self: end;
  }
`;

export const MobileHeader = () => {
  const { t } = useTranslation();
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <Bar>
      <IconButton aria-label={t("menu")} aria-expanded={isOpen} onClick={open}>
        <MenuIcon size={24} />
      </IconButton>
      <Link to="/" aria-label={t("nav.home")}>
        <BrandMark />
      </Link>
      <span>
        {status === "unknown" && wasSignedIn() && <KeptPlace />}
        {status === "signedIn" && <NotificationsBell />}
        {(status === "signedOut" || (status === "unknown" && !wasSignedIn())) && (
          <IconButton component={Link} to="/marketplace?focus=search" aria-label={t("search")}>
            <SearchIcon size={23} />
          </IconButton>
        )}
      </span>
      {wasOpened && (
        <Suspense>
          <NavigationDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
};
