import { join } from "node:path";
import { administratorFrom, isDemoBy, paymentsFrom } from "@naqsh/shared/platform/service/environment";
import type { Environment, PaymentsTaken } from "@naqsh/shared/platform/service/environment";
import { readServiceConfig, serviceUrlFrom } from "@naqsh/shared/platform/service/service-config";
import { googleFrom } from "@naqsh/shared/platform/service/google-settings";
import { stripeFrom } from "@naqsh/shared/platform/service/stripe-settings";
import type { StripeSettings } from "@naqsh/shared/platform/service/stripe-settings";
import type { GoogleSettings } from "@naqsh/shared/platform/service/google-settings";
import type { ServiceConfig } from "@naqsh/shared/platform/service/service-config";
import type { ChatCompletionsConfig } from "./writing/chat-completions";
import { writingFrom } from "./writing/writing-config";
import type { CommandServiceConfig, FirstAdministrator } from "./commands/command-deps";

export type CommandProcessConfig = ServiceConfig & {
  /** Made at the first start; nobody if none is named, or without a password. */
  administrator: FirstAdministrator | null;
  /** Pictures lie here while their request lasts. */
  uploadFolder: string;
  payments: PaymentsTaken;
  /** Null if no cards are taken in earnest. */
  stripe: StripeSettings | null;
  /** Asked what is open between somebody who wants to leave and others. */
  projectionServiceUrl: string;
  google: GoogleSettings | null;
  /** A demo whose services run apart has no mailbox to look into: whoever registers there counts as verified. */
  trustsEmails: boolean;
  /** Who writes suggestions of texts; null if nobody does. */
  writing: ChatCompletionsConfig | null;
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
    stripe: stripeFrom(environment, isDemo),
    google: googleFrom(environment),
    trustsEmails: isDemo,
    projectionServiceUrl: serviceUrlFrom(environment, "PROJECTION_SERVICE_URL", "http://127.0.0.1:3002"),
    writing: writingFrom(environment),
    uploadFolder: join(service.dataFolder, "uploads"),
    administrator: email !== undefined && password !== undefined ? { email, password } : null,
  };
};
