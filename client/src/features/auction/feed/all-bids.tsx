import { ROWS_OF_SNAPSHOT } from "@naqsh/shared/auction";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { Button } from "../../../ui/button";
import { latePart } from "../../../ui/late-part";
import { MountedOnceOpen } from "../../../ui/mounted-once-open";
import type { AuctionRoomStore } from "../auction-room.store";

const AllBidsDialog = latePart(async () => (await import("./all-bids-dialog")).AllBidsDialog, "room");

type AllBidsProps = {
  room: AuctionRoomStore;
  /** How many lines the feed beside it shows; as many as a room holds if it is left out. */
  limit?: number;
};

/** The way to every bid of an auction if its feed shows the newest alone; nothing if it shows all. */
export const AllBids = ({ room, limit = ROWS_OF_SNAPSHOT - 1 }: AllBidsProps) => {
  const { t } = useTranslation("auction");
  const auctionId = useStore(room, ({ head }) => head.auctionId);
  const hasMore = useStore(room, ({ rows }) => rows.length > limit);
  const [isOpen, setOpen] = useState(false);
  if (!hasMore) return null;
  return (
    <>
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        {t("feed.all")}
      </Button>
      <MountedOnceOpen isOpen={isOpen}>
        <AllBidsDialog auctionId={auctionId} isOpen={isOpen} onClose={() => setOpen(false)} />
      </MountedOnceOpen>
    </>
  );
};
