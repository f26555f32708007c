import type { SimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Standstill, Standstills } from "@naqsh/shared/platform/ports/standstills";

/** The process stands still for a while: no timer of it runs and no request is read, while time goes on for everyone else. */
export const createSimulatedFreezes = (time: SimulatedClock) => {
  /** By the clock of the run in which they happened. */
  const all: Standstill[] = [];
  let frozenUntilMs = 0;
  let run: { clock: Clock; found: Standstill[] } | null = null;

  return {
    all: all as readonly Standstill[],
    /** True time at which it goes on; null while it runs. */
    frozenUntil: (): number | null => (frozenUntilMs > time.now() ? frozenUntilMs : null),
    freeze: (ms: number): void => {
      if (!run || frozenUntilMs > time.now()) return;
      const frozen = run;
      const { clock, found } = frozen;
      const from = clock.now();
      frozenUntilMs = time.now() + ms;
      time.at(frozenUntilMs, () => {
        // One that ended by a crash is a restart.
        if (run !== frozen) return;
        const freeze = { from, to: clock.now() };
        found.push(freeze);
        all.push(freeze);
      });
    },
    /** For a run of the product, which knows of its own freezes alone. */
    standstillsFor: (clock: Clock): Standstills => {
      const found: Standstill[] = [];
      run = { clock, found };
      frozenUntilMs = 0;
      return { recent: () => found, close: () => undefined };
    },
  };
};

export type SimulatedFreezes = ReturnType<typeof createSimulatedFreezes>;
