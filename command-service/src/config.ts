import { administratorFrom } from "@naqsh/shared/platform/service/environment";
import type { Environment } from "@naqsh/shared/platform/service/environment";
import { readServiceConfig } from "@naqsh/shared/platform/service/service-config";
import type { ServiceConfig } from "@naqsh/shared/platform/service/service-config";
import type { FirstAdministrator } from "./command-deps";

export type CommandProcessConfig = ServiceConfig & {
  /** Made at the first start; nobody where none is named, or without a password. */
  administrator: FirstAdministrator | null;
};

const USUAL_PORT = 3001;

/** @throws ConfigInvalid */
export const readCommandProcessConfig = (environment: Environment): CommandProcessConfig => {
  const { email, password } = administratorFrom(environment);
  return {
    ...readServiceConfig(environment, USUAL_PORT),
    administrator: email !== undefined && password !== undefined ? { email, password } : null,
  };
};
