import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useEffect } from "react";
import { serverClock } from "../../../lib/clock.store";
import { useAnnouncer } from "../../../ui/announcer";
import type { AuctionRoomStore } from "../auction-room.store";
import { isBidRow } from "../feed/feed-lines";
import { createPriceTeller, interruptionsBetween, newRowsBetween, remarksBetween, type Heard } from "./room-announcer";
import { useRoomSettings } from "../room-settings.store";
import { stageOf } from "../room-view";
import { useRoomWords } from "./use-room-words";

const hear = (room: AuctionRoomStore): Heard => {
  const { head, rows, standing, connection } = room.getState();
  const nowMs = serverClock.now();
  const stage = stageOf(head, nowMs);
  const remainingMs = stage === "open" ? msFromInstant(head.endsAt) - nowMs : null;
  return { head, rows, standing, connection, remainingMs, isAwaitingClose: stage === "awaitingClose" };
};

/** Speaks the room through the app's two live regions, rarely, and the latest state wins (docs/screens.md#live-regions). */
export const useRoomAnnouncer = (room: AuctionRoomStore): void => {
  const words = useRoomWords();
  useEffect(() => {
    const teller = createPriceTeller();
    let before = hear(room);

    const speak = () => {
      const after = hear(room);
      const { announce, interrupt } = useAnnouncer.getState();
      for (const said of interruptionsBetween(before, after)) interrupt(words.sayingOf(said, after));
      const polite = remarksBetween(before, after).map((said) => words.sayingOf(said, after));
      if (useRoomSettings.getState().readsEveryBid) {
        const rows = newRowsBetween(before, after).filter(isBidRow);
        polite.push(...rows.map((row) => words.sayingOf({ kind: "row", row }, after)));
      } else {
        const price = teller.tell(before, after, serverClock.now());
        if (price) polite.push(words.sayingOf(price, after));
      }
      if (polite.length > 0) announce(polite.join(" "));
      before = after;
    };

    const stopHearing = room.subscribe(speak);
    const stopTicking = serverClock.subscribe(speak);
    return () => {
      stopHearing();
      stopTicking();
    };
  }, [room, words]);
};
