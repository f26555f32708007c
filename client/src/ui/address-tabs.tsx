import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { TabLinks } from "./tab-links";

type AddressTabsProps = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: { key: string; label: ReactNode }[];
  /** The tab in force, as `useAddressTab` reads it. */
  current: string;
};

/**
 * Tabs that live in the address of the page (`?tab=`). Each begins at its beginning, wherever the list of another stands; every other
 * parameter of the address stays as it is.
 */
export const AddressTabs = ({ label, tabs, current }: AddressTabsProps) => {
  const { pathname, search } = useLocation();
  const addressOf = (key: string): string => {
    const parameters = new URLSearchParams(search);
    parameters.set("tab", key);
    for (const place of ["cursor", "page"]) parameters.delete(place);
    return `${pathname}?${parameters}`;
  };
  const links = tabs.map((tab) => ({ ...tab, to: addressOf(tab.key) }));
  return <TabLinks label={label} tabs={links} current={current} />;
};
