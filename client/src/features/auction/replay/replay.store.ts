import { createStore, type StoreApi } from "zustand/vanilla";
import { stepFrom, trackOf, type Timeline } from "./replay-timeline";

export const SPEEDS = [1, 5, 15, 60] as const;
type Speed = (typeof SPEEDS)[number];

const MINUTE = 60_000;

export type ReplayState = {
  /** The moment that is shown, milliseconds from the opening. */
  atMs: number;
  isPlaying: boolean;
  speed: Speed;
  skipsQuiet: boolean;
  seek: (atMs: number) => void;
  /** Plays on; from the start if the end was reached. */
  play: () => void;
  pause: () => void;
  /** To the next line or to the one before. */
  step: (direction: 1 | -1) => void;
  stepMinute: (direction: 1 | -1) => void;
  setSpeed: (speed: Speed) => void;
  setSkipsQuiet: (skipsQuiet: boolean) => void;
  /** Time passed for whoever watches, milliseconds. */
  pass: (ms: number) => void;
};

export type ReplayStore = StoreApi<ReplayState>;

/** Where a replay stands, and how it runs. One per open page. */
export const createReplayStore = (timeline: Timeline, startMs: number): ReplayStore =>
  createStore<ReplayState>((set, get) => {
    const shortened = trackOf(timeline, true);
    const even = trackOf(timeline, false);
    const seek = (ms: number) => set({ atMs: Math.min(timeline.lengthMs, Math.max(0, ms)) });
    return {
      atMs: startMs,
      isPlaying: false,
      speed: 5,
      skipsQuiet: timeline.quiet.length > 0,
      seek,
      play: () => {
        if (get().atMs >= timeline.lengthMs) seek(0);
        set({ isPlaying: timeline.lengthMs > 0 });
      },
      pause: () => set({ isPlaying: false }),
      step: (direction) => seek(stepFrom(timeline, get().atMs, direction)),
      stepMinute: (direction) => seek(get().atMs + direction * MINUTE),
      setSpeed: (speed) => set({ speed }),
      setSkipsQuiet: (skipsQuiet) => set({ skipsQuiet }),
      pass: (ms) => {
        const { atMs, speed, skipsQuiet, isPlaying } = get();
        if (!isPlaying) return;
        const track = skipsQuiet ? shortened : even;
        const place = track.placeOf(atMs) + ms * speed;
        if (place >= track.lengthMs) set({ atMs: timeline.lengthMs, isPlaying: false });
        else set({ atMs: track.momentOf(place) });
      },
    };
  });
