import type { LiveMessage, WatchersMessage } from "@naqsh/shared/live";
import type { Server } from "socket.io";
import { eventFrame } from "./event-frame";
import type { OpenConnections } from "./open-connections";
import type { SlowWatchers } from "./slow-watchers";

/** Sends a message to everyone who watches its topic. */
export type Broadcast = (event: "change" | "watchers", message: LiveMessage | WatchersMessage) => void;

/**
 * Writes the same bytes to all who watch a topic, straight on each wire if nothing waits: the way through Socket.IO costs
 * half as much again as the write. Whoever reads slower gets theirs through it: it keeps the order and counts what waits.
 */
export const createBroadcast =
  (io: Server, connections: OpenConnections, slow: SlowWatchers): Broadcast =>
  (event, message) => {
    const { topic } = message;
    const frame = eventFrame(event, message);
    const behind = [...connections.watching(topic)].filter((watcher) => !watcher.takeFrame(frame));
    if (behind.length === 0) return;
    const near = slow.setAside(topic, behind);
    if (near.length > 0) io.to(near.map(({ id }) => id)).emit(event, message);
  };
