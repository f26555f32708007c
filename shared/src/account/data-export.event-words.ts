import type { EventWords } from "../kernel/event-words";
import type { DataExportEvent } from "./data-export.events";

export const dataExportEventWords = {
  DataExportRequested: {
    ar: "طلب نسخة من البيانات",
    en: "Copy of data asked for",
    sentence: "A copy of all that is held about the person was asked for",
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
} as const satisfies EventWords<DataExportEvent>;
