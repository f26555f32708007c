/** A service of the cluster as its own `main.ts` serves it, with rate limits that no load reaches. */
import { readCommandProcessConfig } from "@naqsh/command-service/config";
import { serveCommandService } from "@naqsh/command-service/serve-command-service";
import { readProjectionProcessConfig } from "@naqsh/projection-service/config";
import { serveProjectionService } from "@naqsh/projection-service/serve-projection-service";
import { readWorkerProcessConfig } from "@naqsh/worker/config";
import { serveWorker } from "@naqsh/worker/serve-worker";
import { answerAsked, usage } from "./answer-asked";

/** `settled` tells how far the service has come in the log. */
type Running = { url: string; stop: () => Promise<void>; settled: () => Promise<string> };

const MANY = { points: 1_000_000_000, windowMs: 60_000 };
const rateLimits = { signIn: MANY, register: MANY, bids: MANY, uploads: MANY, writes: MANY };

const services: Readonly<Record<string, () => Promise<Running>>> = {
  "command-service": async () => {
    const served = await serveCommandService({
      ...readCommandProcessConfig(process.env),
      rateLimits,
      trustsEmails: true,
    });
    return { ...served, settled: async () => "" };
  },
  "projection-service": async () => {
    const { service, ...served } = await serveProjectionService(readProjectionProcessConfig(process.env));
    const settled = async () => {
      await service.settled();
      return service.status()[0]!.position;
    };
    return { ...served, settled };
  },
  worker: async () => {
    const { worker, ...served } = await serveWorker(readWorkerProcessConfig(process.env));
    const settled = async () => {
      await worker.settled();
      return "";
    };
    return { ...served, settled };
  },
};

const running = await services[process.argv[2]!]!();
answerAsked({
  settled: running.settled,
  usage,
  stop: async () => {
    await running.stop();
    setImmediate(() => process.exit(0));
  },
});
process.send!({ ready: { url: running.url, port: Number(new URL(running.url).port) } });
