import {
  addressFrom,
  ConfigInvalid,
  isDemoBy,
  paymentsFrom,
  secretFrom,
} from "@naqsh/shared/platform/service/environment";
import type { Environment, PaymentsTaken } from "@naqsh/shared/platform/service/environment";
import { smsFrom, type SmsSettings } from "@naqsh/shared/platform/service/sms-settings";
import { readServiceConfig, serviceUrlFrom } from "@naqsh/shared/platform/service/service-config";
import { stripeFrom } from "@naqsh/shared/platform/service/stripe-settings";
import type { StripeSettings } from "@naqsh/shared/platform/service/stripe-settings";
import type { ServiceConfig } from "@naqsh/shared/platform/service/service-config";

export type WorkerProcessConfig = ServiceConfig & {
  commandServiceUrl: string;
  projectionServiceUrl: string;
  payments: PaymentsTaken;
  /** Null if no cards are taken in earnest. */
  stripe: StripeSettings | null;
  /** Letters leave by this server; without one they lie as files in the data folder. */
  smtp: { url: string; from: string } | null;
  /** Short messages leave by this provider; none leaves without one. */
  sms: SmsSettings | null;
};

const USUAL_PORT = 3003;

/** @throws ConfigInvalid */
export const readWorkerProcessConfig = (environment: Environment): WorkerProcessConfig => {
  const isDemo = isDemoBy(environment);
  return {
    payments: paymentsFrom(environment, isDemo),
    stripe: stripeFrom(environment, isDemo),
    ...readServiceConfig(environment, USUAL_PORT),
    commandServiceUrl: serviceUrlFrom(environment, "COMMAND_SERVICE_URL", "http://127.0.0.1:3001"),
    projectionServiceUrl: serviceUrlFrom(environment, "PROJECTION_SERVICE_URL", "http://127.0.0.1:3002"),
    smtp: smtpFrom(environment),
    sms: smsFrom(environment),
  };
};

const smtpFrom = (environment: Environment): WorkerProcessConfig["smtp"] => {
  // It holds the password of the mail server, and may lie in a file like every secret.
  const url = addressFrom({ SMTP_URL: secretFrom(environment, "SMTP_URL") }, "SMTP_URL", ["smtp:", "smtps:"]);
  if (url === null) return null;
  const from = environment["MAIL_FROM"];
  if (!from) throw new ConfigInvalid("SMTP_URL needs MAIL_FROM: the address that letters come from");
  return { url, from };
};
