import { randomBy, unruly } from "@naqsh/shared/testing/unruly-store";
import { ShopLife, SALE_LOOKS_MS } from "./shop-life";
import { judge } from "./judge";
import { coveragePointsIn } from "./coverage-points";
import type { CoveragePoint } from "./coverage-points";
import { losingAnswers } from "./forgetful-provider";
import { seededChance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import { withSimulatedSlices } from "./simulated-slices";
import { SimulatedWorld } from "./simulated-world";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MOST_DAYS = 14;

export type Simulated = { seed: string; events: number; commands: number; points: CoveragePoint[] };

class SimulationFailed extends Error {
  constructor(seed: string, cause: unknown) {
    super(`SEED=${seed}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "SimulationFailed";
  }
}

/** Lives through one seed's world to the end of its auctions and judges it. @throws SimulationFailed with the seed. */
export const simulate = async (seed: string): Promise<Simulated> => {
  try {
    return await withSimulatedSlices(seededChance(`${seed}/slices`), () => live(seed));
  } catch (error) {
    throw new SimulationFailed(seed, error);
  }
};

const live = async (seed: string): Promise<Simulated> => {
  const world = await beginWorld(seed);
  const life = new ShopLife(world);
  life.schedule();
  await world.passTo(world.now + 15_000);
  planTroubles(world);
  planSlowEnd(world, life);
  planFullDisk(world);
  planFreeze(world, life);
  await liveThroughBidding(world, life);
  await world.becomeQuiet();
  await liveThroughSales(world, life);
  world.network.calmDown();
  do await world.passTo(world.now + HOUR_MS);
  while (!world.shop);
  const events = await world.events();
  await judge(world, events);
  const points = coveragePointsIn(events, world);
  await world.shop?.stop();
  return { seed, events: events.length, commands: world.network.calls.length, points };
};

const beginWorld = (seed: string): Promise<SimulatedWorld> => {
  const number = Number(seed);
  const random = randomBy(number);
  return SimulatedWorld.begin(seed, {
    bidders: 3 + (number % 3),
    works: 1 + (number % 2),
    softCloseMs: number % 7 === 0 ? 0 : [10_000, 30_000, 120_000][number % 3]!,
    payments: losingAnswers(seed),
    ...(number % 4 === 0 && { deliveredBy: (store) => unruly(store, random) }),
  });
};

/** Crashes, failing disks, outages, lost timers and a wall clock that is set, at moments by chance. */
const planTroubles = (world: SimulatedWorld): void => {
  const chance = world.machine.chanceOf("troubles");
  const anyTime = (): number => world.now + chance.between(0, 8 * MINUTE_MS);
  const downFor = (): number => chance.pick([0, 500, 4_000, 9_000, 15_000, 3 * MINUTE_MS]);
  for (let trouble = chance.between(0, 3); trouble > 0; trouble -= 1) {
    const kind = chance.next();
    const downMs = downFor();
    const at = anyTime();
    if (kind < 0.5) {
      const fault = chance.pick(["kill", "power", "power", "EIO", "ENOSPC"] as const);
      const operations = chance.between(1, 12);
      world.at(at, () => world.planFault(fault, operations, downMs));
    } else if (kind < 0.75) world.at(at, () => world.kill(chance.pick(["kill", "power"]), downMs));
    else if (kind < 0.88) {
      world.at(at, () => {
        world.kill("kill", downMs);
        world.loseJobs();
      });
    } else world.at(at, () => world.machine.stepWallClock(chance.pick([-5, 5]) * MINUTE_MS));
  }
};

/** In some worlds the disk under the small stores is full for a while, while the log has room. */
const planFullDisk = (world: SimulatedWorld): void => {
  const chance = world.machine.chanceOf("full disk");
  if (chance.next() > 0.2) return;
  const forMs = chance.pick([1_000, 8_000, 40_000]);
  world.at(world.now + chance.between(0, 6 * MINUTE_MS), () => world.fillDisk(forMs));
};

/** Bids that arrive in time at a product that has just started and whose disk is slow: decided in the drain. */
const planSlowEnd = (world: SimulatedWorld, life: ShopLife): void => {
  const chance = world.machine.chanceOf("slow end");
  const [room] = life.rooms;
  if (!room || chance.next() > 0.2) return;
  const aim = (): void => {
    const { endMs } = room;
    world.at(endMs - 900, () => {
      if (room.endMs !== endMs) return aim();
      world.kill("kill", 0);
      world.at(endMs - 1, () => {
        world.machine.disk.slowDown(chance.between(1, 3), chance.between(50, 400));
        for (let bids = chance.between(1, 3); bids > 0; bids -= 1) life.bidIn(room);
      });
    });
  };
  aim();
};

/** The process stands still across an end, while bids come to the machine in time. */
const planFreeze = (world: SimulatedWorld, life: ShopLife): void => {
  const chance = world.machine.chanceOf("freeze");
  const room = life.rooms.at(-1);
  if (!room || chance.next() > 0.25) return;
  const aim = (): void => {
    const { endMs } = room;
    world.at(endMs - chance.between(2, 900), () => {
      if (room.endMs !== endMs) return aim();
      world.machine.freezes.freeze(chance.between(901, 6_000));
      world.at(endMs - 1, () => {
        for (let bids = chance.between(1, 3); bids > 0; bids -= 1) life.bidIn(room);
      });
    });
  };
  aim();
};

const liveThroughBidding = async (world: SimulatedWorld, life: ShopLife): Promise<void> => {
  const isClosed = async (auctionId: string): Promise<boolean> =>
    (await world.events(`auction-${auctionId}`)).some(({ type }) => /^Auction(Closed|Cancelled)$/.test(type));
  for (let minutes = 0; minutes < 120; minutes += 1) {
    await world.passTo(world.now + MINUTE_MS);
    const closed = await Promise.all(life.rooms.map(({ auctionId }) => isClosed(auctionId)));
    if (life.rooms.length === world.cast.artworkIds.length && closed.every(Boolean)) return;
  }
  throw new Error("The auctions did not close in two hours");
};

const liveThroughSales = async (world: SimulatedWorld, life: ShopLife): Promise<void> => {
  const chance = world.machine.chanceOf("sales");
  const began = world.now;
  const until = began + MOST_DAYS * 24 * HOUR_MS;
  if (chance.next() < 0.3) world.at(began + chance.between(0, 30) * HOUR_MS, () => world.kill("power", 3 * HOUR_MS));
  for (const after of SALE_LOOKS_MS) {
    await world.passTo(began + after);
    if (await life.lookAtSales()) return;
  }
  while (world.now < until) {
    await world.passTo(world.now + 5 * HOUR_MS);
    if (await life.lookAtSales()) return;
  }
  throw new Error(`A sale did not end in ${MOST_DAYS} days`);
};
