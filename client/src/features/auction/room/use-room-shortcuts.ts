import { useKeyboardShortcuts } from "../../../lib/use-keyboard-shortcuts";
import { useRoomSettings } from "../room-settings.store";

export type RoomKeys = {
  chooseAmount: (index: 0 | 1 | 2) => void;
  arm: () => void;
  disarm: () => void;
  maximum: () => void;
  status: () => void;
  lots: () => void;
  help: () => void;
};

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null;

/** The place of a key on the board, since an Arabic layout writes other letters there; `?` is where it is written. */
const actionOf = (event: KeyboardEvent, keys: RoomKeys): (() => void) | undefined => {
  if (event.key === "?" || event.key === "؟") return keys.help;
  if (event.key === "Escape") return keys.disarm;
  const byPlace: Record<string, () => void> = {
    Digit1: () => keys.chooseAmount(0),
    Digit2: () => keys.chooseAmount(1),
    Digit3: () => keys.chooseAmount(2),
    Numpad1: () => keys.chooseAmount(0),
    Numpad2: () => keys.chooseAmount(1),
    Numpad3: () => keys.chooseAmount(2),
    KeyB: keys.arm,
    KeyM: keys.maximum,
    KeyS: keys.status,
    KeyL: keys.lots,
  };
  return byPlace[event.code];
};

/** The room's single keys: silent in fields and dialogs, with modifiers, on repeats, and when they are switched off. */
export const useRoomShortcuts = (keys: RoomKeys): void => {
  const isOn = useRoomSettings((state) => state.hasShortcuts);
  useKeyboardShortcuts((event) => {
    if (event.repeat || isInField(event.target)) return;
    const action = actionOf(event, keys);
    if (!action || (!isOn && event.key !== "Escape")) return;
    event.preventDefault();
    action();
  });
};
