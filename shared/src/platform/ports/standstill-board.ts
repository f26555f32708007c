import type { Standstill } from "./standstills";

export type BoardLook = { standstills: readonly Standstill[]; isAnotherSilent: boolean };

/** Where processes that decide about the same deadlines tell each other of their standstills. */
export type StandstillBoard = {
  /** This process lives, and these are its latest standstills. @throws Unavailable */
  pulse: (standstills: readonly Standstill[]) => Promise<void>;
  /**
   * What all processes told of the last minute, and whether another one stands still now: it is silent for about a second, and
   * has not ended. @throws Unavailable
   */
  look: () => Promise<BoardLook>;
  close: () => Promise<void>;
};
