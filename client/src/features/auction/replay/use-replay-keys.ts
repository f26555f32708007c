import { useKeyboardShortcuts } from "../../../lib/use-keyboard-shortcuts";
import { SPEEDS, type ReplayState, type ReplayStore } from "./replay.store";
import type { Timeline } from "./replay-timeline";

const isIn = (target: EventTarget | null, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

/** Along the line of reading: what lies ahead is at its end. */
const directionOf = (key: "ArrowLeft" | "ArrowRight"): 1 | -1 =>
  (key === "ArrowRight") === (document.documentElement.dir !== "rtl") ? 1 : -1;

/** On the track itself all arrows scrub; elsewhere the upright ones and pages scroll. */
const scrubOf = (key: string, state: ReplayState): (() => void) | undefined => {
  if (key === "ArrowUp") return () => state.step(1);
  if (key === "ArrowDown") return () => state.step(-1);
  if (key === "PageUp") return () => state.stepMinute(1);
  return key === "PageDown" ? () => state.stepMinute(-1) : undefined;
};

const speedOf = (code: string) => {
  const digit = /^(?:Digit|Numpad)([1-4])$/.exec(code)?.[1];
  return digit === undefined ? undefined : SPEEDS[Number(digit) - 1];
};

const actionOf = (event: KeyboardEvent, replay: ReplayStore, timeline: Timeline): (() => void) | undefined => {
  const state = replay.getState();
  const { key } = event;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const direction = directionOf(key);
    return () => (event.shiftKey ? state.stepMinute(direction) : state.step(direction));
  }
  const scrub = isIn(event.target, "[role=slider]") ? scrubOf(key, state) : undefined;
  if (scrub) return scrub;
  if (key === "Home") return () => state.seek(0);
  if (key === "End") return () => state.seek(timeline.lengthMs);
  // Space presses the button that has the focus.
  if (key === " " && !isIn(event.target, "button, a, input")) return state.isPlaying ? state.pause : state.play;
  const speed = speedOf(event.code);
  return speed && (() => state.setSpeed(speed));
};

/** Space, arrows by line, with Shift by minute, Home and End, 1 to 4 for the speed, ? for the list of them; silent in fields and dialogs. */
export const useReplayKeys = (
  replay: ReplayStore,
  timeline: Timeline,
  { onStep, onHelp }: { onStep: () => void; onHelp: () => void },
): void => {
  useKeyboardShortcuts((event) => {
    if (isIn(event.target, "input:not([type=checkbox]), textarea, select, [role=dialog]")) return;
    if (event.key === "?" || event.key === "؟") return onHelp();
    const action = actionOf(event, replay, timeline);
    if (!action) return;
    event.preventDefault();
    action();
    onStep();
  });
};
