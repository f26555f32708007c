import type { Happening } from "./demo-month";

/** A shop whose time only moves when it is told to. */
export type DemoShop = {
  /** Moves the shop's clock, running what falls due on the way. */
  advanceTo: (ms: number) => Promise<void>;
  /** Waits until views, policies and due jobs have taken in what happened. */
  settled: () => Promise<void>;
};

/** Lives the happenings in order, each at its moment, then moves on to the present. */
export const runDemoMonth = async (
  shop: DemoShop,
  happenings: readonly Happening[],
  presentMs: number,
  onProgress: (done: number, of: number) => void,
): Promise<void> => {
  for (const [index, { at, what, happen }] of happenings.entries()) {
    await shop.settled();
    await shop.advanceTo(at);
    await shop.settled();
    await happen().catch((cause: unknown) => {
      throw new Error(`The demo's month failed where ${what}`, { cause });
    });
    onProgress(index + 1, happenings.length);
  }
  await shop.settled();
  await shop.advanceTo(presentMs);
  await shop.settled();
};
