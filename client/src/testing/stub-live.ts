import { act } from "@testing-library/react";
import { vi } from "vitest";
import { live } from "../lib/live/live";
import { LiveClient } from "../lib/live/live-client";
import type { SocketEvents } from "../lib/live/live-socket";

export type StubLive = {
  /** The topics that a page listens to and has been let in. */
  joined: () => string[];
  /** Pushes a whole view to whoever is let in, as the server does. */
  push: (topic: string, view: string, patch?: unknown) => void;
  /** Loses the connection and has it again. */
  comeBack: () => void;
};

const never = (): (() => void) => () => undefined;

/**
 * Stands in, until mocks are restored, for the server at the other end of the live connection: it lets everyone in everywhere, and
 * knows nothing to tell them yet.
 */
export const stubLive = (): StubLive => {
  let wire: SocketEvents | null = null;
  let sequence = 0;
  const client = new LiveClient({
    createSocket: (events) => {
      wire = events;
      return {
        open: () => queueMicrotask(events.connected),
        close: () => undefined,
        join: async () => ({ ok: true, messages: [], watchers: 0, serverTime: 0 }),
        leave: () => undefined,
        clock: async () => ({ serverTime: 0 }),
      };
    },
    clock: { roundTripMs: () => 20, measure: () => undefined },
    monotonicMs: () => 0,
    repeat: never,
    later: never,
    onReturn: never,
  });
  vi.spyOn(live, "listen").mockImplementation((topic, listener) => client.listen(topic, listener));
  return {
    joined: () => {
      const { topics } = client.connection.getState();
      return Object.keys(topics).filter((topic) => topics[topic] === "joined");
    },
    push: (topic, view, patch = {}) => {
      sequence += 1;
      act(() => wire!.change({ topic, view, key: view, from: null, sequence, patch, serverTime: 0 }));
    },
    comeBack: () =>
      act(() => {
        wire!.lost();
        wire!.connected();
      }),
  };
};
