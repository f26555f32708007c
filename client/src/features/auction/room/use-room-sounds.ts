import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useEffect } from "react";
import { serverClock } from "../../../lib/clock.store";
import type { AuctionRoomStore } from "../auction-room.store";
import { usePreferences } from "../../../lib/preferences.store";
import { buzz, openSound, playEarcon } from "./room-sound";
import { stageOf } from "../room-view";

const LAST_SECONDS_MS = 10_000;

const playIfOn = (earcon: Parameters<typeof playEarcon>[0]): void => {
  if (usePreferences.getState().roomSound) playEarcon(earcon);
};

/** Two notes up for taking the lead, two down for losing it, a tick in the last ten seconds; and a short buzz. */
export const useRoomSounds = (room: AuctionRoomStore): void => {
  // Browsers allow no sound before the reader has touched the page, even if sound was chosen long ago.
  useEffect(() => {
    const open = () => {
      if (usePreferences.getState().roomSound) openSound();
    };
    window.addEventListener("pointerdown", open);
    window.addEventListener("keydown", open);
    return () => {
      window.removeEventListener("pointerdown", open);
      window.removeEventListener("keydown", open);
    };
  }, []);
  useEffect(
    () =>
      room.subscribe(({ standing }, before) => {
        const state = standing?.state;
        if (state === before.standing?.state || (state !== "leading" && state !== "outbid")) return;
        playIfOn(state);
        buzz(state);
      }),
    [room],
  );
  useEffect(
    () =>
      serverClock.subscribe(() => {
        const { head } = room.getState();
        const nowMs = serverClock.now();
        const remainingMs = msFromInstant(head.endsAt) - nowMs;
        if (stageOf(head, nowMs) === "open" && remainingMs <= LAST_SECONDS_MS) playIfOn("tick");
      }),
    [room],
  );
};
