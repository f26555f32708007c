import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import { streamName } from "@naqsh/shared/kernel/stream-name";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import type { CompensateOutage } from "@naqsh/shared/auction";
import { PLATFORM_STREAM_ID } from "@naqsh/shared/operations";
import type { OutageRecorded } from "@naqsh/shared/operations";
import type { MovePaymentDeadline } from "@naqsh/shared/order";
import type { EventStore } from "@naqsh/shared/platform/ports/event-store";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
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
  checkpoints: Pick<PolicyCheckpoints, "find" | "save">;
  commandBus: CommandBus;
  deadlines: Pick<Deadlines, "all">;
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

/** Moves everyone's deadlines for each outage that has not been made good; told twice, the streams move once. */
export const compensateOutages = async (ports: CompensationPorts): Promise<void> => {
  const done = (await ports.checkpoints.find(PROCESS)) ?? START_OF_LOG;
  for (const outage of await recordedOutages(ports.store)) {
    if (outage.position <= done) continue;
    await compensate(outage, ports);
    await ports.checkpoints.save(PROCESS, outage.position);
  }
};

const compensate = async (outage: Outage, { commandBus, deadlines, logger }: CompensationPorts): Promise<void> => {
  const byStream = new Map((await deadlines.all()).map((deadline) => [streamOf(deadline), deadline]));
  const move = async (deadline: Deadline): Promise<void> => {
    const { streamCategory, streamId } = deadline;
    const outcome = await commandBus.dispatch({
      streamCategory,
      streamId,
      command: commandFor(deadline, outage),
      commandId: uuid5(outage.id, `${PROCESS}/${streamOf(deadline)}`),
      correlationId: outage.metadata.correlationId,
      causationId: outage.id,
      actorId: PROCESS,
    });
    if (outcome.accepted) return;
    logger.info({ stream: streamOf(deadline), code: outcome.rejection.code }, "A deadline was not moved");
  };
  await inLanes([...byStream.values()], streamOf, CONCURRENCY, move);
};

const commandFor = ({ streamCategory, streamId }: Deadline, { data }: Outage): NaqshSystemCommand => {
  const auction: CompensateOutage = { type: "CompensateOutage", data: { auctionId: streamId, ...data } };
  const order: MovePaymentDeadline = { type: "MovePaymentDeadline", data: { orderId: streamId, ...data } };
  return streamCategory === "auction" ? auction : order;
};

const streamOf = ({ streamCategory, streamId }: Deadline): string => streamName(streamCategory, streamId);

const isOutage = (event: RecordedEvent): event is Outage => event.type === "OutageRecorded";
