import * as z from "zod/mini";
import { answer, post } from "../kernel/endpoint";

const NamedView = z.object({ view: z.string().check(z.minLength(1), z.maxLength(200)) });
const Decision = z.extend(NamedView, { accepts: z.boolean() });
const Parked = z.object({ id: z.string().check(z.minLength(1), z.maxLength(500)) });

/** What an operator asked has begun. */
type Begun = { done: boolean };

/** What an operator does to the running services. They append nothing; the service that answers questions takes them. */
export const operationsWrites = {
  rebuildView: post("/api/admin/operations/rebuild", {
    access: "administrator",
    summary: { ar: "إعادة حساب عرض", en: "Computes a view anew, beside the one that is read" },
    input: NamedView,
    answer: answer<Begun>(),
    appendsNothing: true,
    refusals: ["VIEW_NOT_READY", "NOT_FOUND"],
  }),
  verifyView: post("/api/admin/operations/verify", {
    access: "administrator",
    summary: { ar: "التحقق من عرض", en: "Computes a view anew and compares it with the one that is read" },
    input: NamedView,
    answer: answer<Begun>(),
    appendsNothing: true,
    refusals: ["VIEW_NOT_READY", "NOT_FOUND"],
  }),
  decideRebuild: post("/api/admin/operations/decide", {
    access: "administrator",
    summary: { ar: "قبول العرض المحسوب أو تركه", en: "Takes the view that was computed anew, or drops it" },
    input: Decision,
    answer: answer<Begun>(),
    appendsNothing: true,
    refusals: ["VIEW_NOT_READY", "NOT_FOUND"],
  }),
  retryParked: post("/api/admin/operations/retry", {
    access: "administrator",
    summary: { ar: "إعادة محاولة مهمة متوقفة", en: "Tries again what was set aside after it had failed" },
    input: Parked,
    answer: answer<Begun>(),
    appendsNothing: true,
    refusals: ["VIEW_NOT_READY", "NOT_FOUND"],
  }),
};
