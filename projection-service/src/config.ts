import { isDemoBy, paymentsFrom } from "@naqsh/shared/platform/service/environment";
import type { Environment } from "@naqsh/shared/platform/service/environment";
import type { CardsTaken } from "@naqsh/shared/order";
import { googleFrom } from "@naqsh/shared/platform/service/google-settings";
import { smsFrom } from "@naqsh/shared/platform/service/sms-settings";
import { readServiceConfig, serviceUrlFrom } from "@naqsh/shared/platform/service/service-config";
import { stripeFrom } from "@naqsh/shared/platform/service/stripe-settings";
import type { ServiceConfig } from "@naqsh/shared/platform/service/service-config";

export type ProjectionProcessConfig = ServiceConfig & {
  /** Asked by the operator's screen. */
  workerUrl: string;
  /** The built client, by which its pages are drawn; nothing is drawn if it does not lie there. */
  clientFolder: string;
  /** The button is shown; the same settings as command-service has. */
  signsInWithGoogle: boolean;
  /** The switches for short messages are shown; the same settings as the worker has. */
  sendsSms: boolean;
  /** Ways to pay that readers are told of; the same settings as command-service has. */
  cards: CardsTaken;
};

const cardsFrom = (environment: Environment): CardsTaken => {
  const isDemo = isDemoBy(environment);
  return {
    sandbox: paymentsFrom(environment, isDemo) === "sandbox",
    publishableKey: stripeFrom(environment, isDemo)?.publishableKey ?? null,
  };
};

const USUAL_PORT = 3002;

/** @throws ConfigInvalid */
export const readProjectionProcessConfig = (environment: Environment): ProjectionProcessConfig => ({
  cards: cardsFrom(environment),
  ...readServiceConfig(environment, USUAL_PORT),
  clientFolder: environment["CLIENT_FOLDER"] ?? "client/dist",
  workerUrl: serviceUrlFrom(environment, "WORKER_URL", "http://127.0.0.1:3003"),
  signsInWithGoogle: googleFrom(environment) !== null,
  sendsSms: smsFrom(environment) !== null,
});
