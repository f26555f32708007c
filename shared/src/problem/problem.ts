/** A text for the reader, in both languages. */
export type BilingualText = { ar: string; en: string };

/** Texts of a module's refusals; exhaustive, so that a new code without both texts does not compile. */
export type TextsOf<Rejection extends { code: string }> = Readonly<Record<Rejection["code"], BilingualText>>;

/** Every failed answer of the services (RFC 9457, with a code and both texts). */
export type Problem = {
  type: string;
  /** In the reader's language. */
  title: string;
  status: number;
  code: string;
  messages: BilingualText;
  /** What the code needs to be understood: `minimum`, `fields` and the like. */
  details?: Record<string, unknown>;
  correlationId?: string;
};

/** Refusals that the edge itself gives, before any decider is asked. */
export type EdgeRejection =
  | { code: "SIGN_IN_REQUIRED" }
  | { code: "FORBIDDEN" }
  | { code: "ORIGIN_REFUSED" }
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

export const edgeTexts: TextsOf<EdgeRejection> = {
  SIGN_IN_REQUIRED: { ar: "تسجيل الدخول مطلوب", en: "Please sign in first" },
  FORBIDDEN: { ar: "غير مخول - ليس لديك صلاحية للقيام بذلك", en: "You are not allowed to do this" },
  ORIGIN_REFUSED: { ar: "رُفض الطلب لأنه أتى من موقع آخر", en: "Refused: the request came from another site" },
  NOT_FOUND: { ar: "لم نجد ما تبحث عنه", en: "We could not find what you asked for" },
  METHOD_NOT_ALLOWED: { ar: "هذه العملية غير متاحة هنا", en: "This operation does not exist here" },
  INVALID_INPUT: { ar: "بعض البيانات غير صحيحة", en: "Some of the input is not valid" },
  MALFORMED_BODY: { ar: "تعذّرت قراءة محتوى الطلب", en: "The body of the request could not be read" },
  BODY_TOO_LARGE: { ar: "المحتوى أكبر من الحد المسموح", en: "The content is larger than allowed" },
  UNSUPPORTED_MEDIA_TYPE: { ar: "نوع المحتوى غير مدعوم", en: "This type of content is not supported" },
  EXPECTATION_FAILED: {
    ar: "يطلب رأس Expect ما لا يقدّمه هذا الخادم",
    en: "The Expect header asks for what this server does not do",
  },
  IDEMPOTENCY_KEY_INVALID: {
    ar: "رقم العملية Idempotency-Key غير صحيح",
    en: "The Idempotency-Key has to be a UUID",
  },
  COMMAND_ID_REUSED: {
    ar: "استُخدم رقم العملية هذا مع محتوى آخر",
    en: "This Idempotency-Key was used with another body",
  },
  TOO_MANY_REQUESTS: {
    ar: "محاولات كثيرة، انتظر قليلًا ثم أعد المحاولة",
    en: "Too many attempts; wait a little and try again",
  },
  TOO_MUCH_CONTENTION: { ar: "ازدحام شديد الآن، أعد المحاولة", en: "Too many changes at once; please try again" },
  VIEW_NOT_READY: {
    ar: "البيانات قيد التحديث، أعد المحاولة بعد لحظة",
    en: "The view is catching up; try again in a moment",
  },
  UNAVAILABLE: {
    ar: "الخدمة غير متاحة مؤقتًا. أعد المحاولة، ولن يُسجَّل شيء مرتين",
    en: "The service is unavailable for now. Try again: nothing will be recorded twice",
  },
  INTERNAL: { ar: "حدث خطأ غير متوقع", en: "An unexpected error occurred" },
};
