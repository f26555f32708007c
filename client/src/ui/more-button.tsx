import { Button } from "./button";
import type { MouseEvent } from "react";
import { useTranslation } from "../i18n/use-translation";
import { Link } from "react-router-dom";

type MoreOfList = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

/** A press that asks for nothing but to follow a link here. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Asks for the next page of a list; stands for nothing if there is none. `to`: where that page has an address of its own, which is
 * followed without scripts, in a new tab, and by machines.
 */
export const MoreButton = ({ list, to }: { list: MoreOfList; to?: string | null }) => {
  const { t } = useTranslation("ui");
  if (!list.hasNextPage) return null;
  const look = {
    className: "more",
    variant: "outlined",
    size: "large",
    loading: list.isFetchingNextPage,
    children: t("more"),
  } as const;
  if (!to) return <Button {...look} onClick={() => void list.fetchNextPage()} />;
  const fetchHere = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void list.fetchNextPage();
  };
  return <Button {...look} component={Link} to={to} onClick={fetchHere} />;
};
