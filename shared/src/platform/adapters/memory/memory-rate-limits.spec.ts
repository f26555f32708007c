import { describeRateLimits } from "../../ports/rate-limits.contract";
import { createSimulatedClock } from "../simulated/simulated-clock";
import { createMemoryRateLimits } from "./memory-rate-limits";

describeRateLimits("Memory", async () => {
  const clock = createSimulatedClock(0);
  return { limits: createMemoryRateLimits(clock), pass: clock.advanceBy };
});
