import type { Logger } from "@naqsh/shared/platform/ports/logger";

export type LoggedLine = { level: keyof Logger; fields: object; message: string };

/** Keeps its lines, so that a spec can ask what operators would have read. */
export const createSilentLogger = (): Logger & { lines: LoggedLine[] } => {
  const lines: LoggedLine[] = [];
  const write = (level: keyof Logger) => (fields: object, message: string) =>
    void lines.push({ level, fields, message });
  return { lines, debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
};
