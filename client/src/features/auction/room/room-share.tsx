import { IconButton } from "../../../ui/icon-button";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { isolated } from "../../../i18n/bidi";
import { useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { ShareButton } from "../../../lib/share/share-button";
import { useSharedWork } from "../../../lib/share/use-shared-work";
import { ShareIcon } from "../../../ui/tool-icons";
import type { AuctionRoomStore } from "../auction-room.store";

/** Passes the room on; it counts as sharing its work. */
export const RoomShare = ({ room, className }: { room: AuctionRoomStore; className?: string }) => {
  const { t } = useTranslation("auction");
  const lot = useStore(room, (state) => state.lot);
  const head = useStore(room, (state) => state.head);
  const path = `/auctions/${head.auctionId}`;
  const { draw, linkBy } = useSharedWork({ ...lot, id: lot.artworkId }, path);
  return (
    <ShareButton
      path={path}
      title={t("room.shareTitle", { title: isolated(titleOf(lot, useLanguage())) })}
      draw={draw}
      linkBy={linkBy}
      renderOpener={(open) => (
        <IconButton className={className} aria-label={t("room.share")} aria-haspopup="dialog" onClick={open}>
          <ShareIcon />
        </IconButton>
      )}
    />
  );
};
