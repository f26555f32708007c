import type { LiveMessage } from "@naqsh/shared/live";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Tracer } from "@naqsh/shared/platform/ports/tracer";

export type Enter = (messages: LiveMessage[]) => void;

export type TopicRoomPorts = {
  clock: Clock;
  timers: Timers;
  publish: (message: LiveMessage) => void;
  logger: Logger;
  tracer?: Tracer;
};
