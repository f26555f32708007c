import { readCommandProcessConfig } from "@naqsh/command-service/config";
import { serveCommandService } from "@naqsh/command-service/serve-command-service";
import type { Position } from "@naqsh/shared/kernel/position";
import { readProjectionProcessConfig } from "@naqsh/projection-service/config";
import { serveProjectionService } from "@naqsh/projection-service/serve-projection-service";
import type { Machine } from "@naqsh/shared/platform/service/machine";
import { readWorkerProcessConfig } from "@naqsh/worker/config";
import { serveWorker } from "@naqsh/worker/serve-worker";
import { createShiftingClock } from "../shifting-clock";
import type { Asked, ServiceName, ServiceTime, Told } from "./child-service";

type Running = {
  url: string;
  stop: () => Promise<void>;
  /** Waits for all that follows from the log; gives how far it came. */
  settled: () => Promise<Position | null>;
};

/** A service as its `main.ts` serves it, on the machine's clock or on one that the test pushes forward. */
const serve: Readonly<Record<ServiceName, (machine: Partial<Machine>) => Promise<Running>>> = {
  "command-service": async (machine) => {
    const served = await serveCommandService(readCommandProcessConfig(process.env), machine);
    return { ...served, settled: async () => null };
  },
  "projection-service": async (machine) => {
    const { service, ...served } = await serveProjectionService(readProjectionProcessConfig(process.env), machine);
    const settled = async (): Promise<Position | null> => {
      await service.settled();
      return service.status()[0]!.position;
    };
    return { ...served, settled };
  },
  worker: async (machine) => {
    const { worker, ...served } = await serveWorker(readWorkerProcessConfig(process.env), machine);
    const settled = async (): Promise<null> => {
      await worker.settled();
      return null;
    };
    return { ...served, settled };
  },
};

const tell = (told: Told): void => void process.send?.(told);

const run = async (name: ServiceName, time: ServiceTime): Promise<void> => {
  const clock = time === "shifted" ? createShiftingClock({ keepsUp: true }) : null;
  const running = await serve[name](clock === null ? {} : { clock, timers: clock.timers });

  const answer = async (asked: Asked): Promise<Position | null> => {
    if (clock === null && "ms" in asked) throw new Error("The machine's time cannot be moved");
    if (asked.question === "shift") await clock?.shift(asked.ms);
    if (asked.question === "sleep") clock?.sleep(asked.ms);
    if (asked.question === "stop") {
      await running.stop();
      clock?.stop();
    }
    return asked.question === "settled" ? running.settled() : null;
  };
  process.on("message", (asked: Asked) => {
    answer(asked)
      .then((position) => tell({ id: asked.id, position }))
      .then(() => asked.question === "stop" && process.exit(0))
      .catch((error: unknown) => tell({ id: asked.id, failure: String(error) }));
  });
  process.on("disconnect", () => process.exit(1));
  tell({ url: running.url });
};

void run(process.argv[2] as ServiceName, process.argv[3] as ServiceTime);
