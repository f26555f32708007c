import { pino, type DestinationStream } from "pino";
import type { Logger } from "./ports/logger";

const SECRET = /password|token|cookie|authorization|secret|maxim|reserve|^key$|email|phone/i;
const REDACTED = "[redacted]";
const MOST_DEPTH = 6;

export type LoggerOptions = {
  level?: "debug" | "info" | "warn" | "error" | "silent";
  /** Standard output when it is left out. */
  destination?: DestinationStream;
};

/** JSON lines for operators. Fields whose names tell of secrets, maxima, reserves or people are blanked at any depth. */
export const createLogger = ({ level = "info", destination }: LoggerOptions = {}): Logger => {
  const options = {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }), log: redactedFields },
  };
  return destination ? pino(options, destination) : pino(options);
};

const redactedFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, SECRET.test(key) ? REDACTED : redacted(value, 0)]),
  );

const redacted = (value: unknown, depth: number): unknown => {
  if (typeof value !== "object" || value === null) return typeof value === "bigint" ? String(value) : value;
  if (depth === MOST_DEPTH) return "[deep]";
  if (value instanceof Error) return redactedError(value, depth + 1);
  if (Array.isArray(value)) return value.map((part: unknown) => redacted(part, depth + 1));
  if (value instanceof Date) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, part]) => [key, SECRET.test(key) ? REDACTED : redacted(part, depth + 1)]),
  );
};

const redactedError = (error: Error, depth: number): Record<string, unknown> => ({
  type: error.name,
  message: error.message,
  ...("code" in error && { code: String(error.code) }),
  stack: error.stack,
  ...(error.cause !== undefined && { cause: redacted(error.cause, depth) }),
});
