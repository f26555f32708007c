import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../i18n/use-format";
import { serverClock } from "../../../lib/clock.store";
import { useAnnouncer } from "../../../ui/announcer";
import type { AuctionRoomStore } from "../auction-room.store";
import { refusalText } from "../refusal";
import { stageOf } from "../room-view";
import { heldWords } from "../desk/use-bid";
import type { BidDesk } from "../desk/use-bid-desk";
import { useRoomShortcuts } from "./use-room-shortcuts";
import { useRoomWords } from "./use-room-words";

/** Says what became of a bid: a refusal interrupts, an acceptance does not. */
const useBidAnnouncer = (desk: BidDesk | null): void => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const current = desk?.bid.current;
  const hold = current?.phase === "pending" ? current.hold : null;
  useEffect(() => {
    if (hold) useAnnouncer.getState().interrupt(t(heldWords[hold]));
  }, [hold, t]);
  useEffect(() => {
    const { announce, interrupt } = useAnnouncer.getState();
    if (current?.phase === "refused") interrupt(refusalText(current.refusal, language));
    if (current?.phase === "accepted") announce(t("spoken.recorded"));
    if (current?.phase === "idle" && current.notice === "priceMoved") announce(t("strip.priceMoved"));
  }, [current, language, t]);
};

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

/** The room's side of its desk: keys that act on it, words about it, and what is bid and not answered yet. */
export const useRoomDesk = (room: AuctionRoomStore, openHelp: () => void) => {
  const [desk, setDesk] = useState<BidDesk | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const latestDesk = useRef<BidDesk | null>(null);
  const readStatus = useStatusReader(room);
  useBidAnnouncer(desk);

  useRoomShortcuts({
    chooseAmount: (index) => latestDesk.current?.choose(index),
    arm: () => {
      button.current?.focus();
      const current = latestDesk.current;
      if (current && current.bid.current.phase !== "armed") current.press();
    },
    disarm: () => latestDesk.current?.bid.disarm(),
    maximum: () => latestDesk.current?.setMaximumOpen(true),
    status: readStatus,
    lots: () => document.getElementById("lots")?.focus(),
    help: openHelp,
  });

  const takeDesk = (current: BidDesk | null) => {
    latestDesk.current = current;
    if (current?.bid.current !== desk?.bid.current) setDesk(current);
  };
  const pendingAmount = desk?.bid.current.phase === "pending" ? desk.bid.current.amount : null;
  return { pendingAmount, button, takeDesk, readStatus };
};
