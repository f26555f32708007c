import { runService } from "@naqsh/shared/platform/service/run-service";
import { readWorkerProcessConfig } from "./config";
import { serveWorker } from "./serve-worker";

runService("worker", async () => serveWorker(readWorkerProcessConfig(process.env)));
