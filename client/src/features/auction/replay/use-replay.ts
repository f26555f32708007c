import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { createReplayStore, type ReplayStore } from "./replay.store";
import { momentFromAddress, type Timeline } from "./replay-timeline";

/** Without movement, the clock of a replay steps like a clock. */
const STILL_MS = 500;
const ADDRESS_MS = 400;

const isStill = (): boolean => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** Lets time pass while the replay plays; a tab that rests does not jump ahead. */
const usePassing = (replay: ReplayStore): void => {
  useEffect(() => {
    let last = performance.now();
    let told = last;
    let frame = 0;
    const interval = isStill() ? STILL_MS : 0;
    const tick = (now: number) => {
      if (now - told >= interval) {
        replay.getState().pass(Math.min(now - last, 1_000));
        last = now;
        told = now;
      }
      frame = requestAnimationFrame(tick);
    };
    const watch = (isPlaying: boolean) => {
      cancelAnimationFrame(frame);
      last = performance.now();
      told = last;
      if (isPlaying) frame = requestAnimationFrame(tick);
    };
    const leave = replay.subscribe((state, before) => {
      if (state.isPlaying !== before.isPlaying) watch(state.isPlaying);
    });
    return () => {
      leave();
      cancelAnimationFrame(frame);
    };
  }, [replay]);
};

/** Keeps the moment in the address, at rest at once and while playing now and then. */
const useAddress = (replay: ReplayStore): void => {
  const [, setParams] = useSearchParams();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      const at = String(Math.round(replay.getState().atMs));
      setParams((params) => ({ ...Object.fromEntries(params), at }), { replace: true, preventScrollReset: true });
    };
    const leave = replay.subscribe((state, before) => {
      if (state.atMs === before.atMs && state.isPlaying === before.isPlaying) return;
      if (before.isPlaying && !state.isPlaying) {
        clearTimeout(timer);
        return write();
      }
      timer ??= setTimeout(write, state.isPlaying ? 4 * ADDRESS_MS : ADDRESS_MS);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
    // The router makes a new setter with each address; the first one does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [replay]);
};

/** The replay of a page: it starts at the moment in the address, at rest. */
export const useReplay = (timeline: Timeline): ReplayStore => {
  const [params] = useSearchParams();
  const [replay] = useState(() => createReplayStore(timeline, momentFromAddress(timeline, params.get("at")) ?? 0));
  usePassing(replay);
  useAddress(replay);
  return replay;
};

/** The address of a moment, for others. */
export const addressOfMoment = (atMs: number): string => {
  const address = new URL(window.location.href);
  address.searchParams.set("at", String(Math.round(atMs)));
  return address.href;
};
