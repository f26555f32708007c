import { join } from "node:path";
import { administratorFrom, isDemoBy, paymentsFrom } from "@naqsh/shared/platform/service/environment";
import type { Environment, PaymentsTaken } from "@naqsh/shared/platform/service/environment";
import { googleFrom } from "@naqsh/shared/platform/service/google-settings";
import type { GoogleSettings } from "@naqsh/shared/platform/service/google-settings";
import { readServiceConfig } from "@naqsh/shared/platform/service/service-config";
import type { ServiceConfig } from "@naqsh/shared/platform/service/service-config";
import type { CommandServiceConfig, FirstAdministrator } from "./command-deps";

export type CommandProcessConfig = ServiceConfig & {
  /** Made at the first start; nobody where none is named, or without a password. */
  administrator: FirstAdministrator | null;
  /** Pictures lie here while their request lasts. */
  uploadFolder: string;
  payments: PaymentsTaken;
  google: GoogleSettings | null;
  /** A demo whose services run apart has no mailbox to look into: whoever registers there counts as verified. */
  trustsEmails: boolean;
  /** In place of the usual ones. */
  rateLimits?: CommandServiceConfig["rateLimits"];
};

const USUAL_PORT = 3001;

/** @throws ConfigInvalid */
export const readCommandProcessConfig = (environment: Environment): CommandProcessConfig => {
  const { email, password } = administratorFrom(environment);
  const isDemo = isDemoBy(environment);
  const service = readServiceConfig(environment, USUAL_PORT);
  return {
    ...service,
    payments: paymentsFrom(environment, isDemo),
    google: googleFrom(environment),
    trustsEmails: isDemo,
    uploadFolder: join(service.dataFolder, "uploads"),
    administrator: email !== undefined && password !== undefined ? { email, password } : null,
  };
};
