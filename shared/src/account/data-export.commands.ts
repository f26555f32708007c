import type { CommandOf } from "../kernel/decider";

/** `exportId` follows from the command. */
export type RequestDataExport = CommandOf<"RequestDataExport", { userId: string; exportId: string }>;
/** By each try of the job that makes the copy, before it writes: `attempt` names where. */
export type AttemptDataExport = CommandOf<"AttemptDataExport", { userId: string; exportId: string; attempt: string }>;
/** By the job that makes the copy. */
export type AdvanceDataExport = CommandOf<"AdvanceDataExport", { userId: string; exportId: string; percent: number }>;
export type CompleteDataExport = CommandOf<
  "CompleteDataExport",
  { userId: string; exportId: string; attempt: string; chunks: number; bytes: number }
>;
/** At the copy's end; refused before it, and quiet for one that was replaced. */
export type DeleteDataExport = CommandOf<"DeleteDataExport", { userId: string; exportId: string }>;

export type DataExportCommand =
  | RequestDataExport
  | AttemptDataExport
  | AdvanceDataExport
  | CompleteDataExport
  | DeleteDataExport;
