import { runService } from "@naqsh/shared/platform/service/run-service";
import { readProjectionProcessConfig } from "./config";
import { serveProjectionService } from "./serve-projection-service";

runService("projection-service", async () => serveProjectionService(readProjectionProcessConfig(process.env)));
