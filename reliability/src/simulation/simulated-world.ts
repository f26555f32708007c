import { sessionsOver } from "@naqsh/shared/platform/adapters/lmdb/lmdb-sessions";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { policyCheckpointsOver } from "@naqsh/worker/adapters/lmdb/lmdb-policy-checkpoints";
import { checkpointNames } from "@naqsh/worker/policies/checkpoint-names";
import { START_OF_LOG, type Position } from "@naqsh/shared/kernel/position";
import { castOf, settleIn } from "./cast";
import type { Cast } from "./cast";
import { createLife, unless } from "./life";
import { LOG_FOLDER, openShop } from "./simulated-shop";
import type { ShopOptions, SimulatedShop } from "./simulated-shop";
import { createSimulatedMachine } from "./simulated-machine";
import type { SimulatedMachine } from "./simulated-machine";
import { createSimulatedNetwork } from "./simulated-network";
import type { SimulatedNetwork } from "./simulated-network";

const START_MS = Date.parse("2026-03-01T09:00:00.000Z");
const TRIED_AGAIN_AFTER_MS = 1_000;

export type WorldOptions = Omit<ShopOptions, "watchesTime" | "onTorn" | "onKeptFold"> & {
  bidders: number;
  works: number;
};

/** What happened to the machine, for the judge. */
export type Incidents = {
  runs: number;
  torn: number;
  keptFolds: number;
  kills: number;
  powerLosses: number;
  diskErrors: number;
  jobsLost: number;
  fullDisks: number;
  errors: object[];
};

/** People, a network, a machine and the product on it; time passes as told. */
export class SimulatedWorld {
  readonly incidents: Incidents = {
    runs: 0,
    torn: 0,
    keptFolds: 0,
    kills: 0,
    powerLosses: 0,
    diskErrors: 0,
    jobsLost: 0,
    fullDisks: 0,
    errors: [],
  };
  readonly cast: Cast;
  readonly network: SimulatedNetwork;
  readonly #chance;
  #shop: SimulatedShop | null = null;
  /** False: nobody bids any more, days pass; nothing beats meanwhile, and an outage is told to the product by its last beat. */
  #isLively = true;
  #downFor: number | null = null;
  #castAt = START_OF_LOG;

  private constructor(
    readonly machine: SimulatedMachine,
    private readonly options: WorldOptions,
  ) {
    this.cast = castOf(options.bidders, options.works);
    this.#chance = machine.chanceOf("world");
    this.network = createSimulatedNetwork({
      time: machine.time,
      chance: machine.chanceOf("network"),
      frozenUntil: machine.freezes.frozenUntil,
      isDiskFull: machine.isFull,
      keyChance: machine.chanceOf("keys"),
      shop: () => (this.#shop ? { shop: this.#shop, run: this.incidents.runs } : null),
    });
  }

  static async begin(seed: string, options: WorldOptions): Promise<SimulatedWorld> {
    const world = new SimulatedWorld(createSimulatedMachine(seed, START_MS), options);
    await world.#prepare();
    await world.#open(true);
    return world;
  }

  get now(): number {
    return this.machine.time.now();
  }

  /** Up to here the cast was made; nothing follows from that. */
  get castAt(): Position {
    return this.#castAt;
  }

  get shop(): SimulatedShop | null {
    return this.#shop;
  }

  /** The log as the running product reads it now; nothing if none runs, or if it falls while it reads. */
  async events(stream?: string): Promise<StoredEvent[]> {
    const shop = this.#shop;
    if (!shop) return [];
    const { store, life } = shop;
    this.machine.disk.slowDown(0, 0);
    const read = async (): Promise<StoredEvent[]> => {
      const events: StoredEvent[] = [];
      for await (const event of stream ? store.readStream(stream) : store.readAll()) events.push(event);
      return events;
    };
    return (await unless([life.onEnd], read())) ?? [];
  }

  at(ms: number, task: () => void | Promise<void>): void {
    this.machine.time.at(Math.max(ms, this.now), task);
  }

  /** Lets time pass, each moment until everything that follows from it has happened. */
  async passTo(ms: number): Promise<void> {
    const { time } = this.machine;
    await this.#settle();
    for (let due = time.nextDue(); due !== null && due <= ms; due = time.nextDue()) {
      await time.advanceTo(due);
      await this.#settle();
    }
    await time.advanceTo(ms);
  }

  /** Ends the product at once; it starts again after `downMs`. */
  kill(kind: "kill" | "power", downMs: number): void {
    if (!this.#shop) return;
    this.#downFor = downMs;
    this.#shop.life.end();
    this.#fell(kind);
  }

  /** As an operator does it. */
  async restart(): Promise<void> {
    const shop = this.#shop;
    await shop?.stop();
    // What was under way is never answered; people ask again.
    if (shop) this.#leave(shop);
    await this.#open(this.#isLively);
  }

  /** The next write or sync, `inOperations` from now, goes wrong. */
  planFault(fault: "kill" | "power" | "EIO" | "ENOSPC", inOperations: number, downMs: number): void {
    this.#downFor = downMs;
    this.machine.disk.plan(fault, inOperations);
  }

  /** The queue's memory is gone at the next start. */
  loseJobs(): void {
    this.machine.databases.jobs.clear();
    this.incidents.jobsLost += 1;
  }

  /** The small stores take nothing for a while; then an operator makes room, and starts again what may have missed it. */
  fillDisk(forMs: number): void {
    if (!this.#isLively) return;
    this.machine.setFull(true);
    this.incidents.fullDisks += 1;
    this.at(this.now + forMs, () => {
      this.machine.setFull(false);
      if (this.#shop) this.kill("kill", 0);
    });
  }

  /** Days pass from here on; nobody leaves a disk full for days. */
  async becomeQuiet(): Promise<void> {
    this.#isLively = false;
    this.machine.setFull(false);
    if (this.#shop) await this.restart();
  }

  async settle(): Promise<void> {
    await this.#settle();
  }

  async #prepare(): Promise<void> {
    const { disk, databases, keys } = this.machine;
    const life = createLife();
    const store = await openEmbeddedEventStore({
      directory: LOG_FOLDER,
      disk: disk.mountedFor(life, () => undefined),
      lock: () => ({ release: () => undefined }),
    });
    const sessions = sessionsOver(databases.sessions.mountedFor(life), this.machine.time);
    await settleIn(this.cast, { store, keys, sessions, nowMs: this.now });
    // What the cast's registration would cause (pictures, claims) is no part of the simulation.
    const checkpoints = policyCheckpointsOver(databases.checkpoints.mountedFor(life));
    this.#castAt = await store.head();
    for (const name of checkpointNames) await checkpoints.save(name, this.#castAt);
    await store.close();
    life.end();
  }

  async #open(watchesTime: boolean): Promise<void> {
    this.incidents.runs += 1;
    // No time passes during a start.
    this.machine.disk.slowDown(0, 0);
    const onTorn = (): void => void (this.incidents.torn += 1);
    const onKeptFold = (): void => void (this.incidents.keptFolds += 1);
    const shop = await openShop(this.machine, { ...this.options, watchesTime, onTorn, onKeptFold });
    if (!shop) return this.#failedToStart();
    this.#shop = shop;
    await this.#retryParked(shop);
    if (!watchesTime || this.#isLively) return;
    await shop.settled();
    await this.restart();
  }

  /** An operator tries again what failed while the disk was ill. */
  async #retryParked({ worker, life }: SimulatedShop): Promise<void> {
    const retry = async (): Promise<void> => {
      const { failures, deadJobs } = await worker.parked();
      for (const { id } of [...failures, ...deadJobs]) await worker.retry(id);
    };
    await unless([life.onEnd], retry());
  }

  async #settle(): Promise<void> {
    for (;;) {
      const shop = this.#shop;
      if (!shop) return;
      // A process that stands still does not even do what has fallen due.
      if (this.machine.freezes.frozenUntil() !== null) return;
      const { disk } = this.machine;
      await unless([shop.life.onEnd, disk.onWaiting], this.#allDone(shop));
      if (shop !== this.#shop) continue;
      if (shop.life.over) return this.#fell(shop.fault() ?? "kill");
      if (shop.isReadOnly()) return this.#replaceDisk(shop);
      return;
    }
  }

  async #allDone(shop: SimulatedShop): Promise<void> {
    do {
      await Promise.allSettled(this.network.inFlight);
      await shop.settled();
    } while (this.network.inFlight.size > 0);
  }

  async #replaceDisk(shop: SimulatedShop): Promise<void> {
    this.incidents.diskErrors += 1;
    await shop.stop();
    this.#leave(shop);
    if (this.#chance.next() < 0.5) this.machine.losePower();
    this.#comeBack(this.#chance.between(100, 4_000));
  }

  #leave(shop: SimulatedShop): void {
    this.incidents.errors.push(...shop.errors.filter((error) => !isOfAnIllDisk(error)));
    this.network.inFlight.clear();
    this.#shop = null;
  }

  #fell(fault: string): void {
    if (this.#shop) this.#leave(this.#shop);
    if (fault === "power") {
      this.incidents.powerLosses += 1;
      this.machine.losePower();
    } else this.incidents.kills += 1;
    this.#comeBack(this.#downFor ?? this.#chance.between(0, 5_000));
  }

  /** Whatever hindered a start, a full disk for one, still stands in the same moment: somebody tries again later. */
  #failedToStart(): void {
    this.incidents.kills += 1;
    this.#comeBack(Math.max(this.#downFor ?? 0, TRIED_AGAIN_AFTER_MS));
  }

  #comeBack(downMs: number): void {
    if (!this.#isLively) {
      const last = policyCheckpointsOver(this.machine.databases.checkpoints.mountedFor(createLife()));
      void last.beat(this.machine.clockFor().now());
    }
    this.at(this.now + downMs, () => this.#open(true));
  }
}

const isOfAnIllDisk = (error: object): boolean =>
  /read-only|is closed|UNAVAILABLE|unavailable/.test(JSON.stringify(error, errorTexts));

const errorTexts = (_: string, value: unknown): unknown => (value instanceof Error ? String(value) : value);
