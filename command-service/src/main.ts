import { runService } from "@naqsh/shared/platform/service/run-service";
import { readCommandProcessConfig } from "./config";
import { serveCommandService } from "./serve-command-service";

runService("command-service", async () => serveCommandService(readCommandProcessConfig(process.env)));
