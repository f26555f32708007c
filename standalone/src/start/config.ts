import {
  addressFrom,
  administratorFrom,
  ConfigInvalid,
  logLevelFrom,
  paymentsFrom,
  portFrom,
  secretFrom,
  tracingFrom,
} from "@naqsh/shared/platform/service/environment";
import type { Environment, LogLevel } from "@naqsh/shared/platform/service/environment";
import type { ChatCompletionsConfig } from "@naqsh/command-service/writing/chat-completions";
import { smsFrom, type SmsSettings } from "@naqsh/shared/platform/service/sms-settings";
import { writingFrom } from "@naqsh/command-service/writing/writing-config";
import { googleFrom } from "@naqsh/shared/platform/service/google-settings";
import { stripeFrom } from "@naqsh/shared/platform/service/stripe-settings";
import type { StripeSettings } from "@naqsh/shared/platform/service/stripe-settings";
import type { GoogleSettings } from "@naqsh/shared/platform/service/google-settings";
import { trustedProxiesIn } from "@naqsh/shared/platform/http/trusted-proxies";
import type { TrustedProxies } from "@naqsh/shared/platform/http/trusted-proxies";
import { refuseWeakSecrets } from "@naqsh/shared/platform/service/weak-secrets";
import type { TracingConfig } from "@naqsh/shared/platform/tracing/open-tracer";

/** What is told from outside: the environment and the command line. Read here and nowhere else. */
export type NaqshConfig = {
  port: number;
  host: string;
  /** Set by hand: then the shop may be reached under other names than the loopback's. */
  hostWasGiven: boolean;
  dataFolder: string;
  /** A shop with demo content, sandbox payments and accounts on its sign-in screen. */
  demo: boolean;
  takesSandboxPayments: boolean;
  /** Null if no cards are taken in earnest. */
  stripe: StripeSettings | null;
  /** Where people reach the site; begins the links of letters. */
  publicUrl: string;
  /** What stands before the shop and ends TLS. */
  trustedProxies: TrustedProxies;
  /** The first administrator; without a password a one-time one is printed at the first start. */
  administrator: { email: string; password?: string };
  /** The client is served by another server, which may write here. */
  development: boolean;
  /** Null if people sign in without Google. */
  google: GoogleSettings | null;
  logLevel: LogLevel;
  tracing: TracingConfig;
  /** Who writes suggestions of texts; null if nobody does. */
  writing: ChatCompletionsConfig | null;
  /** Who sends short messages; null if nobody does. */
  sms: SmsSettings | null;
};

const USUAL_ADMINISTRATOR = "admin@naqsh.local";
const USUAL_PORT = 3000;

/** Takes the environment and the arguments after the script's name. @throws ConfigInvalid */
export const readConfig = (environment: Environment, args: readonly string[]): NaqshConfig => {
  for (const argument of args) {
    if (argument !== "--empty") throw new ConfigInvalid(`Unknown option ${argument}; there is only --empty`);
  }
  const port = portFrom(environment["PORT"], USUAL_PORT);
  const host = environment["HOST"] ?? "127.0.0.1";
  const demo = !args.includes("--empty");
  if (!demo) refuseWeakSecrets(environment);
  return {
    port,
    host,
    hostWasGiven: environment["HOST"] !== undefined,
    dataFolder: environment["DATA_FOLDER"] ?? "data",
    demo,
    takesSandboxPayments: paymentsFrom(environment, demo) === "sandbox",
    stripe: stripeFrom(environment, demo),
    publicUrl: environment["PUBLIC_URL"] ?? `http://localhost:${port}`,
    trustedProxies: trustedProxiesFrom(environment),
    administrator: { email: USUAL_ADMINISTRATOR, ...administratorFrom(environment) },
    development: environment["NAQSH_DEVELOPMENT"] === "1",
    google: googleFrom(environment),
    logLevel: logLevelFrom(environment["LOG_LEVEL"]),
    tracing: tracingFrom(environment),
    writing: writingFrom(environment),
    sms: smsFrom(environment),
  };
};

const trustedProxiesFrom = (environment: Environment): TrustedProxies => {
  const proxies = trustedProxiesIn(environment["TRUSTED_PROXY"] ?? "");
  if (proxies !== null) return proxies;
  throw new ConfigInvalid("TRUSTED_PROXY has to be addresses or networks (10.0.0.0/24), divided by commas");
};

/** Where an operator reaches a cluster: PROJECTION_SERVICE_URL and SERVICE_TOKEN; null for a shop in a folder. @throws ConfigInvalid */
export const readOperatedCluster = (
  environment: Environment,
): { url: string; token: string; commandServiceUrl: string | null } | null => {
  const url = addressFrom(environment, "PROJECTION_SERVICE_URL", ["http:", "https:"]);
  if (url === null) return null;
  const token = secretFrom(environment, "SERVICE_TOKEN");
  if (token === undefined) throw new ConfigInvalid("PROJECTION_SERVICE_URL needs SERVICE_TOKEN, the services' own");
  const commands = addressFrom(environment, "COMMAND_SERVICE_URL", ["http:", "https:"]);
  return { url: url.replace(/\/$/, ""), token, commandServiceUrl: commands?.replace(/\/$/, "") ?? null };
};
