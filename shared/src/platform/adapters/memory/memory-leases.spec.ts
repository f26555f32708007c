import { describeLeases } from "../../ports/leases.contract";
import { createSystemClock } from "../system/system-clock";
import { createMemoryLeases, leaseMemory } from "./memory-leases";

describeLeases(
  "Memory",
  async () => {
    const [memory, memoryClock] = [leaseMemory(), createSystemClock()];
    return { connect: (machine, lifeMs) => createMemoryLeases({ ...machine, lifeMs, memory, memoryClock }) };
  },
  { outlives: false },
);
