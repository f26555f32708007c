import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import type { CompensateOutage } from "@naqsh/shared/auction";
import { PLATFORM_STREAM_ID } from "@naqsh/shared/operations";
import type { OutageRecorded } from "@naqsh/shared/operations";
import type { MovePaymentDeadline } from "@naqsh/shared/order";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { LeaseLost } from "@naqsh/shared/platform/ports/leases";
import { inLanes } from "./in-lanes";
import { liftedEvent } from "../runner/lifted-event";
import type { NaqshSystemCommand } from "@naqsh/shared/registry";
import type { CommandBus } from "../ports/command-bus";
import type { Deadline, Deadlines } from "../ports/deadlines";
import type { PolicyCheckpoints } from "../ports/policy-checkpoints";

/** A process with a checkpoint like a policy's; it needs every open deadline, so no policy can be it. */
const PROCESS = "move-deadlines-when-outage-recorded";
const CONCURRENCY = 32;

export type CompensationPorts = {
  store: Pick<EventStore, "readStream">;
  checkpoints: Pick<PolicyCheckpoints, "find" | "save" | "park" | "parked" | "unpark">;
  commandBus: CommandBus;
  deadlines: Pick<Deadlines, "all">;
  clock: Clock;
  logger: Logger;
};

type Outage = RecordedEvent<OutageRecorded>;

export const recordedOutages = async (store: Pick<EventStore, "readStream">): Promise<Outage[]> => {
  const outages: Outage[] = [];
  for await (const stored of store.readStream(streamName("platform", PLATFORM_STREAM_ID))) {
    const event = liftedEvent(stored);
    if (isOutage(event)) outages.push(event);
  }
  return outages;
};

/**
 * Moves everyone's deadlines for each outage that has not been made good; told twice, the streams move once. One that cannot
 * be moved is parked for operators and keeps nobody else waiting; nothing is decided by it until it has moved.
 * @throws Unavailable if something that all of them need is away
 */
export const compensateOutages = async (ports: CompensationPorts): Promise<void> => {
  const done = (await ports.checkpoints.find(PROCESS)) ?? START_OF_LOG;
  for (const outage of await recordedOutages(ports.store)) {
    if (outage.position <= done) continue;
    await compensate(outage, ports);
    await ports.checkpoints.save(PROCESS, outage.position);
  }
};

/** Tries the parked deadlines of an outage again, with all others of it; false for what is no failure of this process. */
export const retryCompensation = async (id: string, ports: CompensationPorts): Promise<boolean> => {
  const failure = (await ports.checkpoints.parked()).find((parked) => parked.id === id && parked.policy === PROCESS);
  if (!failure) return false;
  const outage = (await recordedOutages(ports.store)).find((recorded) => recorded.id === failure.eventId);
  if (outage) await compensate(outage, ports);
  return true;
};

/** A month to think it over does not end sooner for an hour in which nobody could ask. */
const isMovedByOutages = ({ streamCategory }: Deadline): boolean => streamCategory !== "user";

const compensate = async (outage: Outage, ports: CompensationPorts): Promise<void> => {
  const { commandBus, deadlines, checkpoints, clock, logger } = ports;
  const moving = (await deadlines.all()).filter(isMovedByOutages);
  const soonestLast = moving.toSorted((a, b) => (a.dueAt < b.dueAt ? 1 : -1));
  const byStream = new Map(soonestLast.map((deadline) => [streamOf(deadline), deadline]));
  const parked = new Set((await checkpoints.parked()).map(({ id }) => id));
  const park = async (deadline: Deadline, error: unknown): Promise<void> => {
    const { id: eventId, stream, revision, position } = outage;
    const reason = `${streamOf(deadline)}: ${error instanceof Error ? error.message : String(error)}`;
    const failure = { id: failureIdOf(outage, deadline), policy: PROCESS, eventId, stream, revision, position, reason };
    await checkpoints.park({ ...failure, attempts: 1, parkedAt: clock.now() });
    logger.error({ err: error, alert: true, ...failure }, "A deadline could not be moved by an outage, and was parked");
  };
  const moveOrPark = async (deadline: Deadline): Promise<void> => {
    try {
      await move(deadline);
    } catch (error) {
      if (error instanceof Unavailable || error instanceof LeaseLost) throw error;
      return park(deadline, error);
    }
    const id = failureIdOf(outage, deadline);
    if (parked.has(id)) await checkpoints.unpark(id);
  };
  const move = async (deadline: Deadline): Promise<void> => {
    const { streamCategory, streamId } = deadline;
    const outcome = await commandBus.dispatch({
      streamCategory,
      streamId,
      command: commandFor(deadline, outage),
      commandId: failureIdOf(outage, deadline),
      correlationId: outage.metadata.correlationId,
      causationId: outage.id,
      actorId: PROCESS,
    });
    if (outcome.accepted) return;
    logger.info({ stream: streamOf(deadline), code: outcome.rejection.code }, "A deadline was not moved");
  };
  await inLanes([...byStream.values()].toReversed(), streamOf, CONCURRENCY, moveOrPark);
};

const failureIdOf = (outage: Outage, deadline: Deadline): string =>
  uuid5(outage.id, `${PROCESS}/${streamOf(deadline)}`);

const commandFor = ({ streamCategory, streamId }: Deadline, { data }: Outage): NaqshSystemCommand => {
  const auction: CompensateOutage = { type: "CompensateOutage", data: { auctionId: streamId, ...data } };
  const order: MovePaymentDeadline = { type: "MovePaymentDeadline", data: { orderId: streamId, ...data } };
  return streamCategory === "auction" ? auction : order;
};

const streamOf = ({ streamCategory, streamId }: Deadline): string => streamName(streamCategory, streamId);

const isOutage = (event: RecordedEvent): event is Outage => event.type === "OutageRecorded";
