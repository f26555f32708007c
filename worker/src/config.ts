import { ConfigInvalid } from "@naqsh/shared/platform/service/environment";
import type { Environment } from "@naqsh/shared/platform/service/environment";
import { readServiceConfig, serviceUrlFrom } from "@naqsh/shared/platform/service/service-config";
import type { ServiceConfig } from "@naqsh/shared/platform/service/service-config";

export type WorkerProcessConfig = ServiceConfig & {
  commandServiceUrl: string;
  projectionServiceUrl: string;
};

const USUAL_PORT = 3003;

/** @throws ConfigInvalid */
export const readWorkerProcessConfig = (environment: Environment): WorkerProcessConfig => {
  const payments = environment["PAYMENTS"] ?? "sandbox";
  if (payments !== "sandbox") throw new ConfigInvalid(`PAYMENTS can only be sandbox, not ${payments}`);
  return {
    ...readServiceConfig(environment, USUAL_PORT),
    commandServiceUrl: serviceUrlFrom(environment, "COMMAND_SERVICE_URL", "http://127.0.0.1:3001"),
    projectionServiceUrl: serviceUrlFrom(environment, "PROJECTION_SERVICE_URL", "http://127.0.0.1:3002"),
  };
};
