import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { pageFields } from "../kernel/query-input";
import type { HomeStatistics, OperationsOverview, SecurityRow } from "./operations.views";
import { SECURITY_KINDS } from "./security-kinds";

const SecurityQuery = z.object({ ...pageFields(100), kind: z.optional(z.enum(SECURITY_KINDS)) });

export const operationsReads = {
  homeStatistics: get("/api/home/statistics", {
    access: "anyone",
    summary: { ar: "أرقام الصفحة الأولى", en: "The figures of the home page" },
    answer: answer<HomeStatistics>(),
  }),
  securityLog: get("/api/admin/security", {
    access: "administrator",
    summary: { ar: "سجل الأمان، الأحدث أولًا", en: "Who came in, who was turned away, and whose rights changed" },
    input: SecurityQuery,
    answer: answer<SecurityRow[]>(),
    paged: true,
  }),
  operationsOverview: get("/api/admin/operations", {
    access: "administrator",
    summary: { ar: "حال السجل والعروض والمهام", en: "How the log, the views, the policies and the jobs stand" },
    answer: answer<OperationsOverview>(),
  }),
};
