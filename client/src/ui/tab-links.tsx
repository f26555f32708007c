import styled from "@emotion/styled";
import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router-dom";

export type TabLink = { key: string; to: string; label: ReactNode };

/** Tabs whose choice lives in the address; the woven mark stands under the one in force. */
export const TabLinks = ({ label, tabs, current }: { label: string; tabs: TabLink[]; current: string }) => {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = row.current;
    const tab = nav?.querySelector(`[data-tab="${current}"]`)?.getBoundingClientRect();
    if (!nav || !tab) return;
    const edge = nav.getBoundingClientRect();
    // On a phone the last ones lie beyond the edge.
    nav.scrollLeft += tab.left < edge.left ? tab.left - edge.left : Math.max(0, tab.right - edge.right);
  }, [current]);
  return (
    <Row aria-label={label} ref={row}>
      {tabs.map((tab) => (
        <Link key={tab.key} data-tab={tab.key} to={tab.to} aria-current={tab.key === current ? "page" : undefined}>
          {tab.label}
        </Link>
      ))}
    </Row>
  );
};

const Row = styled.nav`
  display: flex;
  gap: var(--space-xs);
  overflow-x: auto;
  border-block-end: 1px solid var(--line);
  scrollbar-width: none;

  a {
    position: relative;
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: var(--space-s);
    min-block-size: 48px;
    padding-inline: 14px;
    font-weight: 500;
    color: var(--ink-2);
    white-space: nowrap;
  }

  a:hover {
    color: var(--ink);
  }

  a[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }

  a[aria-current]::after {
    content: "";
    position: absolute;
    inset-inline: 14px;
    inset-block-end: 0;
    block-size: 5px;
    background: var(--sadu-thread) 0 50% / 6px 7px repeat-x;
  }
`;
