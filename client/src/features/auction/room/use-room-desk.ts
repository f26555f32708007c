import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { serverClock } from "../../../lib/clock.store";
import { useAnnouncer } from "../../../ui/announcer";
import type { AuctionRoomStore } from "../auction-room.store";
import { refusalText } from "../refusal";
import { stageOf } from "../room-view";
import type { BidHold, BidPhase } from "../desk/bid.store";
import { heldWords } from "../desk/held-words";
import type { BidDesk, BidDeskStore } from "../desk/bid-desk.store";
import { useRoomShortcuts } from "./use-room-shortcuts";
import { useRoomWords } from "./use-room-words";

/** Says what became of a bid: a refusal interrupts, an acceptance does not. */
const useBidAnnouncer = (bids: BidDeskStore | null): void => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  useEffect(() => {
    const { announce, interrupt } = useAnnouncer.getState();
    return bids?.subscribe(({ current }, { current: before }) => {
      if (current === before) return;
      const hold = holdOf(current);
      if (hold !== null && hold !== holdOf(before)) interrupt(t(heldWords[hold]));
      if (current.phase === "refused") interrupt(refusalText(current.refusal, language));
      if (current.phase === "accepted") announce(t("spoken.recorded"));
      if (current.phase === "idle" && current.notice === "priceMoved") announce(t("strip.priceMoved"));
    });
  }, [bids, language, t]);
};

const holdOf = (current: BidPhase): BidHold | null => (current.phase === "pending" ? current.hold : null);

const useStatusReader = (room: AuctionRoomStore) => {
  const words = useRoomWords();
  return () => {
    const state = room.getState();
    const nowMs = serverClock.now();
    const isOpen = stageOf(state.head, nowMs) === "open";
    const remainingMs = isOpen ? msFromInstant(state.head.endsAt) - nowMs : null;
    useAnnouncer.getState().announce(words.statusOf(state, remainingMs));
  };
};

/** The room's side of its desk: keys that act on it, and words about it. */
export const useRoomDesk = (room: AuctionRoomStore, bids: BidDeskStore | null, openHelp: () => void) => {
  const button = useRef<HTMLButtonElement>(null);
  const readStatus = useStatusReader(room);
  useBidAnnouncer(bids);

  const openDesk = (): BidDesk | null => {
    const { head, standing } = room.getState();
    const isBidding = stageOf(head, serverClock.now()) === "open" && standing?.state !== "voided";
    return isBidding && bids ? bids.getState() : null;
  };
  useRoomShortcuts({
    chooseAmount: (index) => openDesk()?.choose(index),
    arm: () => {
      button.current?.focus();
      const desk = openDesk();
      if (desk && desk.current.phase !== "armed") desk.press();
    },
    disarm: () => openDesk()?.disarm(),
    maximum: () => openDesk()?.setMaximumOpen(true),
    status: readStatus,
    lots: () => document.getElementById("lots")?.focus(),
    help: openHelp,
  });
  return { button, readStatus };
};
