import { create } from "zustand";
import { readText, writeText } from "../../lib/browser-storage";

/** How long a bid stays armed: seconds, or until it is confirmed. */
export type Arming = "4" | "8" | "untilConfirmed";

type RoomSettings = {
  arming: Arming;
  hasShortcuts: boolean;
  readsEveryBid: boolean;
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
  arming: storedArming(),
  hasShortcuts: readText("room.shortcuts") !== "off",
  readsEveryBid: readText("room.readEveryBid") === "on",
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
