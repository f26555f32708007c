import type { Instant } from "../kernel/instant";
import type { RefusalsOf } from "../problem";

export type DataExportRejection =
  | { code: "DATA_EXPORT_UNDER_WAY" }
  | { code: "DATA_EXPORT_REPLACED" }
  | { code: "DATA_EXPORT_NOT_EXPIRED"; endsAt: Instant };

export const dataExportRefusals: RefusalsOf<DataExportRejection> = {
  DATA_EXPORT_UNDER_WAY: {
    kind: "conflict",
    ar: "نسخة بياناتك قيد الإعداد، نكتب إليك حين تكون جاهزة",
    en: "A copy of your data is being made; we write to you when it is ready",
  },
  DATA_EXPORT_REPLACED: {
    kind: "conflict",
    ar: "لم تعد هذه النسخة مطلوبة",
    en: "This copy is not wanted any more",
  },
  DATA_EXPORT_NOT_EXPIRED: {
    kind: "conflict",
    ar: "لم يحن موعد حذف هذه النسخة",
    en: "This copy is not to be deleted yet",
  },
};
