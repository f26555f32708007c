import * as z from "zod/mini";
import { answer, get, post, remove } from "../kernel/endpoint";
import { NoBody } from "../kernel/no-body";
import { pageFields } from "../kernel/query-input";
import { StayBody } from "./account-deletion.commands";
import type { DataExportStatus } from "./data-export.views";
import type { DeletionStatus, MyDataEntry } from "./my-data.views";

/** What somebody does with all that is held about them. */
export const myDataWrites = {
  requestDeletion: post("/api/user/deletion", {
    access: "signedIn",
    rateLimit: "writes",
    needsConfirmation: true,
    summary: { ar: "طلب حذف الحساب بعد ٣٠ يومًا", en: "Asks for the account to be deleted in 30 days" },
    input: NoBody,
    answer: answer<{ erasesAt: string }>(),
    refusals: ["ACCOUNT_HAS_OPEN_BUSINESS", "ADMINISTRATOR_CANNOT_LEAVE", "ACCOUNT_UNKNOWN", "ACCOUNT_IS_ERASED"],
  }),
  withdrawDeletion: remove("/api/user/deletion", {
    access: "signedIn",
    rateLimit: "writes",
    summary: { ar: "التراجع عن حذف الحساب", en: "Takes the deletion of the account back" },
    answer: answer<Record<string, never>>(),
    refusals: ["ACCOUNT_UNKNOWN", "ACCOUNT_IS_ERASED"],
  }),
  stay: post("/api/user/stay", {
    access: "anyone",
    rateLimit: "signIn",
    summary: { ar: "التراجع عن الحذف برابط الرسالة", en: "Takes the deletion back by the link of a letter" },
    input: StayBody,
    answer: answer<Record<string, never>>(),
    refusals: ["LINK_INVALID", "ACCOUNT_IS_ERASED"],
  }),
  requestDataExport: post("/api/user/data-export", {
    access: "signedIn",
    rateLimit: "copies",
    needsConfirmation: true,
    summary: {
      ar: "طلب نسخة من كل ما تعرفه المنصة عن القارئ",
      en: "Asks for a copy of all that the platform knows about the reader, as one archive",
    },
    input: NoBody,
    answer: answer<{ id: string }>(),
    creates: true,
    refusals: ["DATA_EXPORT_UNDER_WAY"],
  }),
};

export const myDataReads = {
  dataExport: get("/api/user/data-export", {
    access: "signedIn",
    summary: { ar: "نسخة بيانات القارئ وما أُنجز منها", en: "The copy of the reader's data, and how far it has come" },
    answer: answer<DataExportStatus>(),
  }),
  dataExportArchive: get("/api/user/data-export/:exportId", {
    access: "signedIn",
    summary: { ar: "تنزيل نسخة البيانات", en: "The copy of the reader's data, as a file" },
    answer: answer<null>(),
    refusals: ["NOT_FOUND"],
    produces: ["application/zip"],
    holdsSecrets: true,
  }),
  deletionStatus: get("/api/user/deletion", {
    access: "signedIn",
    summary: { ar: "موعد الحذف وما يمنعه", en: "When the account is deleted, and what stands in the way" },
    answer: answer<DeletionStatus>(),
  }),
  myData: get("/api/user/my-data", {
    access: "signedIn",
    summary: { ar: "كل ما تعرفه المنصة عن القارئ", en: "All that the platform knows about the reader" },
    input: z.object(pageFields(30)),
    answer: answer<MyDataEntry[]>(),
    paged: true,
    holdsSecrets: true,
  }),
};
