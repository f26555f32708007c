import { readFileSync } from "node:fs";
import { uptime } from "node:os";
import type { BootClock } from "../../ports/boot-clock";

/** Changes with each start of the machine; null where the system does not tell. */
export const currentBootId = (): string | null => {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return null;
  }
};

/** This machine's, the same for all its processes. */
export const createSystemBootClock = (): BootClock => {
  const bootId = currentBootId();
  return { now: () => (bootId === null ? null : { bootId, ms: Math.round(uptime() * 1_000) }) };
};
