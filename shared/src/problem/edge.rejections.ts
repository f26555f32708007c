import type { RefusalsOf } from "./refusal";

/** Refusals that the edge itself gives, before any decider is asked. */
export type EdgeRejection =
  | { code: "SIGN_IN_REQUIRED" }
  | { code: "FORBIDDEN" }
  | { code: "ORIGIN_REFUSED" }
  /** Of the paths for the other services alone. */
  | { code: "SERVICE_TOKEN_REFUSED" }
  | { code: "NOT_FOUND" }
  | { code: "METHOD_NOT_ALLOWED" }
  | { code: "INVALID_INPUT"; fields: { path: string; message: string }[] }
  | { code: "MALFORMED_BODY" }
  | { code: "BODY_TOO_LARGE"; limitBytes: number }
  | { code: "UNSUPPORTED_MEDIA_TYPE" }
  | { code: "EXPECTATION_FAILED" }
  | { code: "IDEMPOTENCY_KEY_INVALID" }
  | { code: "COMMAND_ID_REUSED" }
  | { code: "TOO_MANY_REQUESTS"; retryAfterMs: number }
  | { code: "TOO_MUCH_CONTENTION" }
  | { code: "VIEW_NOT_READY" }
  | { code: "UNAVAILABLE" }
  | { code: "INTERNAL" };

export const edgeRefusals: RefusalsOf<EdgeRejection> = {
  SIGN_IN_REQUIRED: { kind: "unauthenticated", ar: "تسجيل الدخول مطلوب", en: "Please sign in first" },
  FORBIDDEN: { kind: "forbidden", ar: "غير مخول - ليس لديك صلاحية للقيام بذلك", en: "You are not allowed to do this" },
  ORIGIN_REFUSED: {
    kind: "forbidden",
    ar: "رُفض الطلب لأنه أتى من موقع آخر",
    en: "Refused: the request came from another site",
  },
  SERVICE_TOKEN_REFUSED: {
    kind: "unauthenticated",
    ar: "هذا المسار للخدمات الأخرى: أظهر رمز الخدمة",
    en: "This is for the other services: show the service token",
  },
  NOT_FOUND: { kind: "unknown", ar: "لم نجد ما تبحث عنه", en: "We could not find what you asked for" },
  METHOD_NOT_ALLOWED: {
    kind: "wrongMethod",
    ar: "هذه العملية غير متاحة هنا",
    en: "This operation does not exist here",
  },
  INVALID_INPUT: { kind: "invalid", ar: "بعض البيانات غير صحيحة", en: "Some of the input is not valid" },
  MALFORMED_BODY: { kind: "malformed", ar: "تعذّرت قراءة محتوى الطلب", en: "The body of the request could not be read" },
  BODY_TOO_LARGE: { kind: "tooLarge", ar: "المحتوى أكبر من الحد المسموح", en: "The content is larger than allowed" },
  UNSUPPORTED_MEDIA_TYPE: {
    kind: "unsupported",
    ar: "نوع المحتوى غير مدعوم",
    en: "This type of content is not supported",
  },
  EXPECTATION_FAILED: {
    kind: "unmetExpectation",
    ar: "يطلب رأس Expect ما لا يقدّمه هذا الخادم",
    en: "The Expect header asks for what this server does not do",
  },
  IDEMPOTENCY_KEY_INVALID: {
    kind: "malformed",
    ar: "رقم العملية Idempotency-Key غير صحيح",
    en: "The Idempotency-Key has to be a UUID",
  },
  COMMAND_ID_REUSED: {
    kind: "conflict",
    ar: "استُخدم رقم العملية هذا مع محتوى آخر",
    en: "This Idempotency-Key was used with another body",
  },
  TOO_MANY_REQUESTS: {
    kind: "tooMany",
    ar: "محاولات كثيرة، انتظر قليلًا ثم أعد المحاولة",
    en: "Too many attempts; wait a little and try again",
  },
  TOO_MUCH_CONTENTION: {
    kind: "unavailable",
    ar: "ازدحام شديد الآن، أعد المحاولة",
    en: "Too many changes at once; please try again",
  },
  VIEW_NOT_READY: {
    kind: "unavailable",
    ar: "البيانات قيد التحديث، أعد المحاولة بعد لحظة",
    en: "The view is catching up; try again in a moment",
  },
  UNAVAILABLE: {
    kind: "unavailable",
    ar: "الخدمة غير متاحة مؤقتًا. أعد المحاولة، ولن يُسجَّل شيء مرتين",
    en: "The service is unavailable for now. Try again: nothing will be recorded twice",
  },
  INTERNAL: { kind: "internal", ar: "حدث خطأ غير متوقع", en: "An unexpected error occurred" },
};
