import { LogDamaged, LogInUse } from "@naqsh/shared/platform/ports/event-store";
import { StoreDamaged } from "@naqsh/shared/platform/ports/store-damaged";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { ConfigInvalid } from "@naqsh/shared/platform/service/environment";
import { PartsRefused } from "@naqsh/shared/platform/service/parts-refused";
import { WrongDataFolder } from "../data-folder/folder-mark";

/** An error and what caused it. */
const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);

/** The damage that an error tells of: a log that was opened on the word of an index may find it while it is written. */
export const logDamageIn = (error: unknown): LogDamaged | null =>
  chainOf(error).find((one) => one instanceof LogDamaged) ?? null;

const REASONS: Readonly<Record<string, string>> = {
  EROFS: "cannot be written: its file system is read-only",
  EACCES: "may not be read or written by this user",
  EPERM: "may not be read or written by this user",
  ENOSPC: "cannot be written: the disk is full",
  EIO: "cannot be read or written: the disk fails",
};

const fileTrouble = (error: Error): string | null => {
  const reason = "code" in error ? REASONS[String(error.code)] : undefined;
  if (reason === undefined) return null;
  return `${"path" in error ? String(error.path) : "A file of the data folder"} ${reason}. Nothing was started`;
};

/** Why a shop could not be opened, and what a person can do about it; anything else is a bug and shows where. */
export const explainStart = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigInvalid || error instanceof WrongDataFolder || error instanceof PartsRefused) {
    return error.message;
  }
  if ("code" in error && error.code === "EADDRINUSE" && "port" in error) {
    return `Port ${Number(error.port)} is taken by another program. Try another: PORT=${Number(error.port) + 1} npm start`;
  }
  const damage = logDamageIn(error);
  if (damage !== null) {
    return `The log is damaged. ${damage.message}. Nothing is started and nothing is written.\nWhat is kept and what can be done: npm run ops -- check-log`;
  }
  if (error instanceof StoreDamaged) {
    return `${error.message}. Nothing is started. Put the copy of the last backup in its place: what is older than the log is caught up`;
  }
  if (error instanceof LogInUse) return `${error.message}. Is Naqsh running already?`;
  if (error instanceof Unavailable) return `${error.message}. Nothing was started`;
  return fileTrouble(error) ?? error.stack ?? error.message;
};
