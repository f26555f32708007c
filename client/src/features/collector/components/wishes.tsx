import { Button } from "../../../ui/button";
import type { ShownWish, WishlistEntry } from "@naqsh/shared/collector";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { MoreButton } from "../../../ui/more-button";
import type { Layout } from "../../../ui/use-address-layout";
import { useHeldWait } from "../../../ui/skeleton";
import { EmptyState, ErrorState } from "../../../ui/states";
import type { CollectorSlots } from "../collector-slots";
import { useRemoveWish, useWishlist } from "../collector.api";
import { HiddenWishes } from "./hidden-wishes";
import { WishFoot } from "./wish-foot";

type WishesProps = { slots: CollectorSlots; layout: Layout };

const isShown = (entry: WishlistEntry): entry is ShownWish => entry.artwork !== null;

/** The wishes in every state: loading, failed, none, some, more. */
export const Wishes = ({ slots: { Works, WorksSkeleton }, layout }: WishesProps) => {
  const { t } = useTranslation("collector");
  const language = useLanguage();
  const wishlist = useWishlist();
  const remove = useRemoveWish();
  const isWaiting = useHeldWait(wishlist.isPending);
  const entries = wishlist.data?.pages.flatMap(({ items }) => items) ?? [];
  if (isWaiting || wishlist.isPending) return <WorksSkeleton />;
  if (wishlist.isError && entries.length === 0) {
    const text = isApiError(wishlist.error) ? wishlist.error.text(language) : t("loadFailedText");
    return <ErrorState title={t("loadFailed")} text={text} onRetry={() => void wishlist.refetch()} />;
  }
  if (entries.length === 0 && !wishlist.hasNextPage) {
    const way = (
      <Button variant="contained" component={Link} to="/marketplace">
        {t("browse")}
      </Button>
    );
    return <EmptyState motif="qatt" title={t("empty.title")} text={t("empty.text")} actions={way} />;
  }
  const shown = entries.filter(isShown);
  const entryOf = new Map(shown.map((entry) => [entry.id, entry]));
  return (
    <>
      <h2 className="visually-hidden">{t("works")}</h2>
      <Works
        works={shown.map(({ artwork }) => artwork)}
        layout={layout}
        renderFoot={({ id }) => {
          const entry = entryOf.get(id);
          return entry && <WishFoot entry={entry} onRemove={() => remove(id)} />;
        }}
      />
      <HiddenWishes wishes={entries.filter((entry) => !isShown(entry))} onRemove={remove} />
      <MoreButton list={wishlist} />
    </>
  );
};
