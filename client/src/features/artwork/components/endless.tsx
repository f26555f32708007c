import { useEffect, useRef } from "react";
import { MoreButton } from "../../../ui/more-button";

type MoreOfList = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

/** The next page comes before its place is reached; the button stays for keys and for whoever has gone ahead. `to`: the next page's own address. */
export const Endless = ({ list, to }: { list: MoreOfList; to?: string | null }) => {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = place.current;
    if (end === null || !hasNextPage || isFetchingNextPage || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) void fetchNextPage();
      },
      { rootMargin: "0px 0px 800px 0px" },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <div ref={place} style={{ display: "grid" }}>
      <MoreButton list={list} to={to ?? null} />
    </div>
  );
};
