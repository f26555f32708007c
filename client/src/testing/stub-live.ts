import type { LiveMessage } from "@naqsh/shared/live";
import { vi } from "vitest";
import { live } from "../lib/live/live";
import { LiveClient } from "../lib/live/live-client";
import type { SocketEvents } from "../lib/live/live-socket";

export type StubLive = {
  /** Whether a page listens to the topic and has been let in. */
  isJoined: (topic: string) => boolean;
  /** Pushes a whole view, as the server does. */
  push: (message: Pick<LiveMessage, "topic" | "view" | "sequence" | "patch">) => void;
  /** Loses the connection and has it again. */
  comeBack: () => void;
};

const never = (): (() => void) => () => undefined;

/** Stands in for the server at the other end of the live connection: it lets everyone in everywhere, and knows nothing to tell them yet. */
export const stubLive = (): StubLive => {
  let wire: SocketEvents | null = null;
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
    isJoined: (topic) => client.connection.getState().topics[topic] === "joined",
    push: (message) => wire!.change({ key: message.view, from: null, serverTime: 0, ...message }),
    comeBack: () => {
      wire!.lost();
      wire!.connected();
    },
  };
};
