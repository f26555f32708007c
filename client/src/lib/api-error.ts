import type { Problem } from "@naqsh/shared/problem";
import type { RejectionCode } from "@naqsh/shared/registry";
import i18next from "i18next";
import { inDigitsOf } from "../i18n/in-digits-of";
import type { Language } from "@naqsh/shared/kernel/language";

/** Codes that only the client knows: no answer came, or one that we cannot read. */
export type ClientCode = "NETWORK" | "UNREADABLE_ANSWER";

const clientTexts: Record<ClientCode, { ar: string; en: string }> = {
  NETWORK: {
    ar: "حدث خطأ في الاتصال. يرجى المحاولة مرة أخرى.",
    en: "The connection failed. Please try again.",
  },
  UNREADABLE_ANSWER: { ar: "حدث خطأ غير متوقع", en: "An unexpected error occurred" },
};

/** A call that did not succeed. `code` says why; `text(language)` says it to the reader, in their digits. */
export class ApiError extends Error {
  readonly code: RejectionCode | ClientCode;
  readonly status: number;
  readonly problem: Problem | null;
  /** How long the server asked us to wait, if it did. */
  readonly retryAfterMs: number | null;

  constructor(code: ClientCode | Problem, status: number, retryAfterMs: number | null = null) {
    super(typeof code === "string" ? code : code.code);
    this.name = "ApiError";
    this.problem = typeof code === "string" ? null : code;
    this.code = this.message as RejectionCode | ClientCode;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  text(language: Language): string {
    const messages =
      this.problem?.messages ?? clientTexts[this.problem ? "UNREADABLE_ANSWER" : (this.code as ClientCode)];
    return inDigitsOf(i18next.language, messages[language]);
  }

  /** What the server said about single fields, by path. */
  get fields(): { path: string; message: string }[] {
    const fields = this.problem?.details?.["fields"];
    return Array.isArray(fields) ? (fields as { path: string; message: string }[]) : [];
  }
}

export const isApiError = (thrown: unknown): thrown is ApiError => thrown instanceof ApiError;

/** Answers of what stands before the commands: it knows nothing of an earlier sending whose answer was lost. */
const BEFORE_COMMANDS = [401, 408, 425, 429];

/** Whether a command may have been carried out all the same, now or when it was sent before: its id stays its own. */
export const leavesOpen = (thrown: unknown): boolean => {
  if (!isApiError(thrown) || thrown.problem === null || thrown.status >= 500) return true;
  return BEFORE_COMMANDS.includes(thrown.status) || thrown.code === "ORIGIN_REFUSED";
};

/** Whether nothing is known about what became of the request: it may be sent again, with its key. */
export const isOutcomeUnknown = (thrown: unknown): boolean =>
  isApiError(thrown) && (thrown.code === "NETWORK" || thrown.status === 502 || thrown.status === 504);
