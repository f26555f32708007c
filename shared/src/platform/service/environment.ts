import type { TracingConfig } from "../tracing/open-tracer";
import { readFileSync } from "node:fs";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration cannot be used; the message says what to change. */
export class ConfigInvalid extends Error {
  override name = "ConfigInvalid";
}

const LOG_LEVELS = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A number from 0 (any free one) to 65535. @throws ConfigInvalid */
export const portFrom = (text: string | undefined, usual: number): number => {
  const port = Number(text ?? usual);
  if (text !== "" && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigInvalid(`PORT has to be a number from 0 to 65535, not ${text}`);
};

/** Warnings and errors if nothing is set. @throws ConfigInvalid */
export const logLevelFrom = (text: string | undefined): LogLevel => {
  if (text === undefined || text === "") return "warn";
  const known = LOG_LEVELS.find((level) => level === text);
  if (known) return known;
  throw new ConfigInvalid(`LOG_LEVEL has to be one of ${LOG_LEVELS.join(", ")}, not ${text}`);
};

/** An address of one of the schemes (`redis:`); null if nothing is set. @throws ConfigInvalid */
export const addressFrom = (environment: Environment, name: string, schemes: readonly string[]): string | null => {
  const text = environment[name];
  if (text === undefined || text === "") return null;
  // Several hosts of one engine, divided by commas, are no URL by the standard.
  const oneHost = text.replace(/,[^/?]*/, "");
  if (URL.canParse(oneHost) && schemes.includes(new URL(oneHost).protocol)) return text;
  // Never the text itself: it may hold a password.
  throw new ConfigInvalid(`${name} has to be an address that begins with ${schemes.join("// or ")}//`);
};

/** A secret by its name, or from the file that `<name>_FILE` names; undefined if neither is set. @throws ConfigInvalid */
export const secretFrom = (environment: Environment, name: string): string | undefined => {
  const file = environment[`${name}_FILE`];
  if (file === undefined || file === "") return environment[name] === "" ? undefined : environment[name];
  if (environment[name] !== undefined) throw new ConfigInvalid(`Set ${name} or ${name}_FILE, not both`);
  try {
    return readFileSync(file, "utf8").trimEnd();
  } catch {
    throw new ConfigInvalid(`${name}_FILE names ${file}, which cannot be read`);
  }
};

export type PaymentsTaken = "none" | "sandbox";

/** How payments are taken. The sandbox moves no money: only a demo takes it, and does so if nothing is set. @throws ConfigInvalid */
export const paymentsFrom = (environment: Environment, isDemo: boolean): PaymentsTaken => {
  const text = environment["PAYMENTS"] || (isDemo ? "sandbox" : "none");
  if (text === "none" || (text === "sandbox" && isDemo)) return text;
  throw new ConfigInvalid(
    text === "sandbox"
      ? "PAYMENTS=sandbox moves no money, and this shop is no demo: leave it out"
      : `PAYMENTS has to be none, or sandbox in a demo, not ${text}`,
  );
};

/** Whether services that run apart are a demo's: DEMO=1. @throws ConfigInvalid */
export const isDemoBy = (environment: Environment): boolean => {
  const text = environment["DEMO"] || "0";
  if (text === "0" || text === "1") return text === "1";
  throw new ConfigInvalid(`DEMO has to be 1 or 0, not ${text}`);
};

const SHORTEST_PASSWORD = 8;

/** The first administrator as the environment names one; how strong a password has to be is `weak-secrets`'s. @throws ConfigInvalid */
export const administratorFrom = (environment: Environment): { email?: string; password?: string } => {
  const email = environment["ADMIN_EMAIL"];
  const password = secretFrom(environment, "ADMIN_PASSWORD");
  if (password !== undefined && email === undefined) throw new ConfigInvalid("ADMIN_PASSWORD needs ADMIN_EMAIL");
  if (password !== undefined && password.length < SHORTEST_PASSWORD) {
    throw new ConfigInvalid(`ADMIN_PASSWORD needs ${SHORTEST_PASSWORD} characters`);
  }
  return { ...(email !== undefined && { email }), ...(password !== undefined && { password }) };
};

/** Where traces go: OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG. @throws ConfigInvalid */
export const tracingFrom = (environment: Environment): TracingConfig => {
  const endpoint = addressFrom(environment, "OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"]);
  if (endpoint === null) return {};
  const ratio = Number(environment["OTEL_TRACES_SAMPLER_ARG"] ?? "1");
  if (ratio >= 0 && ratio <= 1) return { endpoint, ratio };
  throw new ConfigInvalid("OTEL_TRACES_SAMPLER_ARG has to be a number from 0 to 1");
};
