import type { BidAnswer } from "@naqsh/shared/auction";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Refusal } from "../refusal";

/** Why a bid without an answer is not asked for again at once: its session has ended, or the server has asked for patience. */
export type BidHold = "signIn" | "wait";

/** What became of one sending: an answer, a refusal, or nothing that tells (the bid may have arrived). */
export type BidOutcome =
  | { kind: "accepted"; answer: BidAnswer }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "unanswered"; hold: BidHold | null; retryAfterMs: number | null };

export type BidPhase =
  | { phase: "idle"; notice: "priceMoved" | "disarmed" | null }
  | { phase: "armed"; amount: Halalas; basis: string; armedCount: number }
  | { phase: "pending"; amount: Halalas; attempts: number; isResent: boolean; hold: BidHold | null }
  | { phase: "accepted"; answer: BidAnswer; amount: Halalas; isResent: boolean }
  | { phase: "refused"; refusal: Refusal; amount: Halalas; isResent: boolean };

export type BidActions = {
  /** First step. `basis` is what the amount was chosen on (price and standing); the bid disarms when it changes. */
  arm: (amount: Halalas, basis: string) => void;
  disarm: () => void;
  basisIs: (basis: string) => void;
  /** Second step. Does nothing unless armed, so that a key held down cannot send twice. */
  confirm: () => void;
  /** Sends at once, for a sheet that has its own confirmation. */
  send: (amount: Halalas) => void;
  /** Sends what is unanswered again, under the id it had. */
  resume: () => void;
  dispose: () => void;
};

type BidState = { current: BidPhase } & BidActions;
export type BidStore = StoreApi<BidState>;

export type BidDeps = {
  /** Sends the bid under the id that it keeps until it has an answer. */
  send: (amount: Halalas) => Promise<BidOutcome>;
  /** The amount of a bid that this device sent and never had an answer to. */
  unanswered: () => Halalas | null;
  /** Milliseconds that a bid stays armed; null: until it is confirmed. */
  armedForMs: () => number | null;
  onAnswer?: (answer: BidAnswer) => void;
};

const RETRY_MS = [400, 800, 1600, 3200, 6400];
/** Somebody may sign in elsewhere in the browser meanwhile. */
const HELD_RETRY_MS = 30_000;

type Unanswered = Extract<BidOutcome, { kind: "unanswered" }>;

const waitMsAfter = ({ hold, retryAfterMs }: Unanswered, attempts: number): number => {
  if (hold === null) return Math.max(retryAfterMs ?? 0, RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)]!);
  return retryAfterMs ?? HELD_RETRY_MS;
};

/**
 * idle → armed → pending → accepted | refused. While there is no answer the bid is sent again under its id, also after
 * the page was closed and opened again, so that it always ends in one of the two.
 */
export const createBidStore = (deps: BidDeps): BidStore => {
  let disarming: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isDisposed = false;
  let armedCount = 0;

  return createStore<BidState>((set, get) => {
    const enter = (current: BidPhase) => {
      clearTimeout(disarming);
      if (!isDisposed) set({ current });
    };

    const settle = (amount: Halalas, outcome: Exclude<BidOutcome, { kind: "unanswered" }>, isResent: boolean) => {
      if (outcome.kind === "refused") {
        enter({ phase: "refused", refusal: outcome.refusal, amount, isResent });
        return;
      }
      enter({ phase: "accepted", answer: outcome.answer, amount, isResent });
      if (!isDisposed) deps.onAnswer?.(outcome.answer);
    };

    const attempt = async (amount: Halalas, attempts: number, isResent: boolean): Promise<void> => {
      if (isSending || isDisposed) return;
      clearTimeout(retrying);
      isSending = true;
      const { current } = get();
      const hold = current.phase === "pending" ? current.hold : null;
      enter({ phase: "pending", amount, attempts, isResent, hold });
      const outcome = await deps.send(amount);
      isSending = false;
      if (outcome.kind !== "unanswered") {
        settle(amount, outcome, isResent);
        return;
      }
      if (isDisposed) return;
      enter({ phase: "pending", amount, attempts: attempts + 1, isResent: true, hold: outcome.hold });
      retrying = setTimeout(() => void attempt(amount, attempts + 1, true), waitMsAfter(outcome, attempts));
    };

    return {
      current: { phase: "idle", notice: null },
      arm: (amount, basis) => {
        if (get().current.phase === "pending") return;
        armedCount += 1;
        enter({ phase: "armed", amount, basis, armedCount });
        const armedForMs = deps.armedForMs();
        if (armedForMs === null) return;
        disarming = setTimeout(() => enter({ phase: "idle", notice: "disarmed" }), armedForMs);
      },
      disarm: () => {
        if (get().current.phase === "armed") enter({ phase: "idle", notice: null });
      },
      basisIs: (basis) => {
        const { current } = get();
        if (current.phase === "armed" && current.basis !== basis) enter({ phase: "idle", notice: "priceMoved" });
      },
      confirm: () => {
        const { current } = get();
        if (current.phase === "armed") void attempt(current.amount, 0, false);
      },
      send: (amount) => {
        if (get().current.phase !== "pending") void attempt(amount, 0, false);
      },
      resume: () => {
        isDisposed = false;
        const { current } = get();
        const amount = current.phase === "pending" ? current.amount : deps.unanswered();
        if (amount !== null) void attempt(amount, current.phase === "pending" ? current.attempts : 0, true);
      },
      dispose: () => {
        isDisposed = true;
        clearTimeout(disarming);
        clearTimeout(retrying);
      },
    };
  });
};
