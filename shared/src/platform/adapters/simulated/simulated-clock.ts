import type { Clock, Timer, Timers } from "../../ports/clock";
import { repeat, type Task } from "../system/repeat";

type Waiting = { atMs: number; number: number; task: Task };

/** A clock that stands still until it is told to go on, and the timers on it. */
export type SimulatedClock = Clock &
  Timers & {
    /**
     * Goes to a moment and runs what is due on the way, in order, each task awaited before the next; what it schedules
     * meanwhile included. A task must not wait for another timer. Calls queue up. Rejects with what a task threw, after
     * the rest has run.
     */
    advanceTo: (ms: number) => Promise<void>;
    advanceBy: (ms: number) => Promise<void>;
    /** When the next timer is due; null when none waits. */
    nextDue: () => number | null;
  };

/** Starts at a moment in milliseconds since the epoch. `onError` hears of tasks that threw, in place of `advanceTo`. */
export const createSimulatedClock = (startMs: number, onError?: (error: unknown) => void): SimulatedClock => {
  let nowMs = startMs;
  let number = 0;
  const waiting = new Set<Waiting>();
  let turn: Promise<void> = Promise.resolve();

  const now = (): number => nowMs;

  const at = (atMs: number, task: Task): Timer => {
    const entry = { atMs, number: number++, task };
    waiting.add(entry);
    return { cancel: () => void waiting.delete(entry) };
  };

  const earliest = (): Waiting | null => {
    let first: Waiting | null = null;
    for (const entry of waiting) if (first === null || isBefore(entry, first)) first = entry;
    return first;
  };

  const advance = async (ms: number): Promise<void> => {
    const errors: unknown[] = [];
    for (let due = earliest(); due !== null && due.atMs <= ms; due = earliest()) {
      waiting.delete(due);
      nowMs = Math.max(nowMs, due.atMs);
      try {
        await due.task();
      } catch (error) {
        if (onError) onError(error);
        else errors.push(error);
      }
    }
    nowMs = Math.max(nowMs, ms);
    if (errors.length > 0) throw errors[0];
  };

  const advanceTo = (ms: number): Promise<void> => {
    const mine = turn.then(() => advance(ms));
    turn = mine.catch(() => undefined);
    return mine;
  };

  return {
    now,
    at,
    every: (intervalMs, task) => repeat({ clock: { now }, at, intervalMs }, task),
    advanceTo,
    advanceBy: (ms) => advanceTo(nowMs + ms),
    nextDue: () => earliest()?.atMs ?? null,
  };
};

const isBefore = (a: Waiting, b: Waiting): boolean => a.atMs < b.atMs || (a.atMs === b.atMs && a.number < b.number);
