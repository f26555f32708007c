import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { Link, useLocation } from "react-router-dom";
import { useSession } from "../../lib/session";
import { AccountTab } from "./account-tab";
import { isCurrent, linksFor } from "../links";
import { AuctionsDot } from "../slots";

/** The bar at the foot of a phone. */
export const TabBar = () => {
  const { t } = useTranslation();
  const location = useLocation();
  const { user } = useSession();
  const tabs = linksFor(user?.role ?? null).filter((link) => link.inTabs);
  return (
    <Bar aria-label={t("tabNavigation")}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={isCurrent(tab, location) ? "page" : undefined}>
          <tab.icon size={23} />
          {tab.to === "/auctions" && (
            <span className="dot">
              <AuctionsDot />
            </span>
          )}
          <span>{t(tab.shortLabel ?? tab.label)}</span>
        </Link>
      ))}
      {user && user.role !== "admin" && <AccountTab user={user} />}
    </Bar>
  );
};

const Bar = styled.nav`
  position: fixed;
  z-index: 30;
  inset-inline: 0;
  inset-block-end: 0;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  background: color-mix(in srgb, var(--surface) 96%, transparent);
  backdrop-filter: blur(14px);
  border-block-start: 1px solid var(--line);
  padding-block-end: env(safe-area-inset-bottom);

  a,
  button {
    position: relative;
    display: grid;
    place-items: center;
    gap: var(--space-2xs);
    block-size: 62px;
    padding-block: 8px 6px;
    font-size: var(--text-caption);
    line-height: 1.5;
    color: var(--ink-2);
    white-space: nowrap;
  }

  button {
    padding-inline: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  a[aria-current] {
    color: var(--primary);
    font-weight: 600;
  }

  a[aria-current]::before {
    content: "";
    position: absolute;
    inset-block-start: 0;
    inset-inline: 22%;
    block-size: 5px;
    background: var(--sadu-thread) 50% 50% / 6px 7px repeat-x;
  }

  .dot {
    position: absolute;
    inset-block-start: 7px;
    inset-inline-start: calc(50% + 8px);
  }

  @media print {
    display: none;
  }
`;
