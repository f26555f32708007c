import { createMemoryRateLimits } from "@naqsh/shared/platform/adapters/memory/memory-rate-limits";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { expect, it } from "vitest";
import type { EdgeContext } from "./edge-context";
import { rateLimitBy, USUAL_LIMITS } from "./rate-limit";

it("counts all addresses of one network of IPv6 as one reader's, and people by themselves", async () => {
  const limits = createMemoryRateLimits(createSimulatedClock(0));
  const signIn = rateLimitBy(limits, { ...USUAL_LIMITS, signIn: { points: 2, windowMs: 60_000 } })("signIn");
  const isLetIn = async (ip: string, userId?: string): Promise<boolean> => {
    let isIn = false;
    const state = userId === undefined ? {} : { session: { userId } };
    const response = { res: { headersSent: true }, headers: {}, set: () => undefined };
    await signIn({ ip, state, ...response } as unknown as EdgeContext, async () => (isIn = true));
    return isIn;
  };
  const letIn: boolean[] = [];
  for (const ip of ["2001:db8:7::1", "2001:db8:7::2", "2001:db8:7:0:ffff::3", "2001:db8:8::1", "203.0.113.9"]) {
    letIn.push(await isLetIn(ip));
  }
  expect(letIn).toEqual([true, true, false, true, true]);
  expect(await isLetIn("2001:db8:7::1", "sara")).toBe(true);
});
