import { describeLeases } from "../../ports/leases.contract";
import { createMemoryLeases, leaseMemory } from "./memory-leases";

describeLeases(
  "Memory",
  async (memoryClock) => {
    const memory = leaseMemory();
    return { connect: (machine, lifeMs) => createMemoryLeases({ ...machine, lifeMs, memory, memoryClock }) };
  },
  { outlives: false },
);
