import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { EventWords } from "../kernel/event-words";

/** A person asked for a copy of all that is held about them; an earlier copy is deleted. */
export type DataExportRequested = EventOf<
  "DataExportRequested",
  { userId: string; exportId: string; requestedAt: Instant }
>;
/** A try to make the copy began; what it writes lies under its name. */
export type DataExportAttempted = EventOf<"DataExportAttempted", { userId: string; exportId: string; attempt: string }>;
/** How much of the copy is made, in whole percent; told in tenths at most. */
export type DataExportAdvanced = EventOf<"DataExportAdvanced", { userId: string; exportId: string; percent: number }>;
/** The copy lies in Files as so many sealed chunks of one attempt, and is deleted at `expiresAt`. */
export type DataExportReady = EventOf<
  "DataExportReady",
  { userId: string; exportId: string; attempt: string; chunks: number; bytes: number; expiresAt: Instant }
>;
export type DataExportDeleted = EventOf<"DataExportDeleted", { userId: string; exportId: string }>;

export type DataExportEvent =
  | DataExportRequested
  | DataExportAttempted
  | DataExportAdvanced
  | DataExportReady
  | DataExportDeleted;

export const dataExportEventWords: EventWords<DataExportEvent> = {
  DataExportRequested: {
    ar: "طلب نسخة من البيانات",
    en: "Copy of data asked for",
    sentence: "A copy of all that is held about the person was asked for",
  },
  DataExportAttempted: {
    ar: "بدء إعداد نسخة البيانات",
    en: "Copy of data begun",
    sentence: "The copy of all that is held about the person was begun",
  },
  DataExportAdvanced: {
    ar: "تقدّم إعداد نسخة البيانات",
    en: "Copy of data under way",
    sentence: "A part of the copy was made",
  },
  DataExportReady: {
    ar: "نسخة البيانات جاهزة",
    en: "Copy of data ready",
    sentence: "The copy of all that is held about the person is ready",
  },
  DataExportDeleted: {
    ar: "حذف نسخة البيانات",
    en: "Copy of data deleted",
    sentence: "The copy was deleted at its end",
  },
};
