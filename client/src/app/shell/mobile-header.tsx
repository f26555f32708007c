import styled from "@emotion/styled";
import { IconButton } from "../../ui/icon-button";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useSession, wasSignedIn } from "../../lib/session";
import { BrandMark } from "../../ui/brand-mark";
import { MenuIcon, SearchIcon } from "../../ui/icons";
import { NotificationsBell } from "../slots";
import { ButtonRoom } from "./button-room";
import { latePart } from "../../ui/late-part";
import { MountedOnceOpen } from "../../ui/mounted-once-open";

const NavigationDrawer = latePart(async () => (await import("./navigation-drawer")).NavigationDrawer, "shell");

export const MobileHeader = () => {
  const { t } = useTranslation();
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <Bar>
      <IconButton aria-label={t("menu")} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <MenuIcon size={24} />
      </IconButton>
      <Link to="/" aria-label={t("nav.home")}>
        <BrandMark />
      </Link>
      <End>
        <IconButton component={Link} to="/search?focus=field" aria-label={t("search")}>
          <SearchIcon size={23} />
        </IconButton>
        {status === "unknown" && wasSignedIn() && <ButtonRoom />}
        {status === "signedIn" && <NotificationsBell />}
      </End>
      <MountedOnceOpen isOpen={isOpen}>
        <NavigationDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
      </MountedOnceOpen>
    </Bar>
  );
};

const End = styled.span`
  display: flex;
`;

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
