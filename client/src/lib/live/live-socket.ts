import type { JoinAnswer, JoinRequest, LiveMessage, WatchersMessage } from "@naqsh/shared/live";

/** The connection as the client needs it; `socket-io.ts` is the real one. */
export type LiveSocket = {
  open: () => void;
  close: () => void;
  join: (request: JoinRequest) => Promise<JoinAnswer>;
  leave: (topic: string) => void;
  clock: () => Promise<{ serverTime: number }>;
};

export type SocketEvents = {
  connected: () => void;
  lost: () => void;
  attempted: (attempt: number) => void;
  change: (message: LiveMessage) => void;
  watchers: (message: WatchersMessage) => void;
};
