import { create } from "zustand";
import { readText, writeText } from "../../lib/browser-storage";

/** How long a bid stays armed: seconds, or until it is confirmed. */
export type Arming = "4" | "8" | "untilConfirmed";

type RoomSettings = {
  /** Off until the reader taps the speaker once: browsers allow no sound before, and a room should be quiet. */
  isSoundOn: boolean;
  arming: Arming;
  hasShortcuts: boolean;
  readsEveryBid: boolean;
  toggleSound: () => void;
  setArming: (arming: Arming) => void;
  toggleShortcuts: () => void;
  toggleReading: () => void;
};

const storedArming = (): Arming => {
  const arming = readText("room.arming");
  return arming === "8" || arming === "untilConfirmed" ? arming : "4";
};

const remembered = (name: string, value: boolean): boolean => {
  writeText(`room.${name}`, value ? "on" : "off");
  return value;
};

/** What this device remembers about the live room. */
export const useRoomSettings = create<RoomSettings>((set, get) => ({
  isSoundOn: false,
  arming: storedArming(),
  hasShortcuts: readText("room.shortcuts") !== "off",
  readsEveryBid: readText("room.readEveryBid") === "on",
  toggleSound: () => set({ isSoundOn: !get().isSoundOn }),
  setArming: (arming) => {
    writeText("room.arming", arming);
    set({ arming });
  },
  toggleShortcuts: () => set({ hasShortcuts: remembered("shortcuts", !get().hasShortcuts) }),
  toggleReading: () => set({ readsEveryBid: remembered("readEveryBid", !get().readsEveryBid) }),
}));

const SECOND = 1000;

/** Milliseconds; null: until it is confirmed. */
export const armedForMs = (arming: Arming): number | null =>
  arming === "untilConfirmed" ? null : Number(arming) * SECOND;
