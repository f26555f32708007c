import { expect } from "vitest";
import type { AnyCommand, AnyEvent, AnyRejection, Decider, Times } from "../kernel/decider";

type Outcome<State, Event, Rejection> = {
  /** The command is accepted with exactly these events. */
  thenRecords: (...events: Event[]) => void;
  /** The command is accepted and changes nothing: what it asks for already holds. */
  thenNothing: () => void;
  thenRejects: (rejection: Rejection) => void;
  /** The state after the command's events, for rules that are seen only there. */
  state: () => State;
  events: () => Event[];
};

type Given<State, Command, Event, Rejection> = {
  when: (command: Command, times?: Partial<Times>) => Outcome<State, Event, Rejection>;
  state: () => State;
};

const MIDDAY: Times = { receivedAt: "2026-03-01T12:00:00.000Z", now: "2026-03-01T12:00:00.000Z" };

/**
 * Sentences about a decider: `given(...events).when(command, times).thenRecords(...events)`. If only one time is named, it
 * is both.
 */
export const sentencesAbout =
  <State, Command extends AnyCommand, Event extends AnyEvent, Rejection extends AnyRejection>(
    decider: Decider<State, Command, Event, Rejection>,
    usualTimes: Times = MIDDAY,
  ) =>
  (...history: Event[]): Given<State, Command, Event, Rejection> => {
    const fold = (events: Event[]): State => events.reduce(decider.evolve, decider.initialState);
    const when = (command: Command, times: Partial<Times> = {}): Outcome<State, Event, Rejection> => {
      const moment = times.now ?? times.receivedAt;
      const decision = decider.decide(command, fold(history), {
        receivedAt: times.receivedAt ?? moment ?? usualTimes.receivedAt,
        now: moment ?? usualTimes.now,
      });
      const events = (): Event[] => (decision.accepted ? decision.events : []);
      return {
        thenRecords: (...expected) => expect(decision).toEqual({ accepted: true, events: expected }),
        thenNothing: () => expect(decision).toEqual({ accepted: true, events: [] }),
        thenRejects: (rejection) => expect(decision).toEqual({ accepted: false, rejection }),
        state: () => fold([...history, ...events()]),
        events,
      };
    };
    return { when, state: () => fold(history) };
  };
