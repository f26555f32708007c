import type { ServerClock } from "../clock.store";
import type { LiveSocket } from "./live-socket";

type Deps = { clock: Pick<ServerClock, "measure">; monotonicMs: () => number; isConnected: () => boolean };

const PINGS = 5;

/** Measures the server's clock by a few questions; false if the connection did not last that long. */
export const synchroniseClock = async (socket: Pick<LiveSocket, "clock">, deps: Deps): Promise<boolean> => {
  const { clock, monotonicMs, isConnected } = deps;
  const pings: Parameters<ServerClock["measure"]>[0] = [];
  for (let count = 0; count < PINGS && isConnected(); count += 1) {
    const sentMs = monotonicMs();
    const answer = await socket.clock().catch(() => null);
    if (answer) pings.push({ serverTime: answer.serverTime, sentMs, receivedMs: monotonicMs() });
  }
  if (pings.length === 0 || !isConnected()) return false;
  clock.measure(pings);
  return true;
};
