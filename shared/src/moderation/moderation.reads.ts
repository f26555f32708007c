import * as z from "zod/mini";
import type { SessionView } from "../account";
import { answer, get } from "../kernel/endpoint";
import { momentField, pageFields, wholeNumber } from "../kernel/query-input";
import { HISTORY_KINDS } from "./history-kinds";
import type {
  FoundSubjects,
  HistoryEntry,
  HistoryStory,
  LeadOfUser,
  ListedUser,
  ModerationOverview,
  StateAsOf,
} from "./moderation.views";
import type { PersonPage } from "./person-page.views";
import { PERSON_STANDINGS } from "./person-standing";
import type { PlatformDay, PlatformStats } from "./platform-figures.views";
import type { ReviewFile } from "./review-file.views";
import { STREAM_WITH_STATE } from "./stream-with-state";

export const EXPORT_FORMATS = ["csv", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const mention = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));
const kind = z.optional(z.enum(HISTORY_KINDS));
/** Kinds that are many, told apart by commas: "notification,engagement". */
const withoutKinds = z.optional(
  z.string().check(z.regex(new RegExp(`^(${HISTORY_KINDS.join("|")})(,(${HISTORY_KINDS.join("|")}))*$`))),
);

const historyFilters = {
  actor: mention,
  kind,
  without: withoutKinds,
  type: mention,
  stream: mention,
  subject: mention,
  from: momentField,
  to: momentField,
};

/** `by`: in a link to a further page, the mention that the list is read by. */
const HistoryQuery = z.object({ ...pageFields(50), by: mention, ...historyFilters });
const ExportQuery = z.object({ format: z.enum(EXPORT_FORMATS), ...historyFilters });
const AsOfQuery = z.object({ stream: z.string().check(z.regex(STREAM_WITH_STATE)), at: momentField });
const SubjectsQuery = z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(300)) });
const UsersQuery = z.object({
  ...pageFields(50),
  q: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  role: z.optional(z.enum(["collector", "artist", "admin"])),
  standing: z.optional(z.enum(PERSON_STANDINGS)),
});

const MOST_DAYS = 366;
const DaysQuery = z.object({ days: z._default(wholeNumber(1, MOST_DAYS), 30) });

export const moderationReads = {
  stats: get("/api/admin/stats", {
    access: "administrator",
    summary: { ar: "المنصة بالأرقام", en: "The platform in figures" },
    answer: answer<PlatformStats>(),
  }),
  days: get("/api/admin/days", {
    access: "administrator",
    summary: {
      ar: "التسجيلات والمبيعات والمزايدات يومًا بيوم",
      en: "Registrations, sales and bids, day by day in Riyadh",
    },
    input: DaysQuery,
    answer: answer<PlatformDay[]>(),
  }),
  overview: get("/api/admin/overview", {
    access: "administrator",
    summary: { ar: "ما ينتظر المديرين", en: "How much waits for administrators" },
    answer: answer<ModerationOverview>(),
  }),
  users: get("/api/admin/users", {
    access: "administrator",
    summary: { ar: "الحسابات، الأحدث أولًا", en: "The accounts, newest first" },
    input: UsersQuery,
    answer: answer<ListedUser[]>(),
    paged: true,
  }),
  user: get("/api/admin/users/:id", {
    access: "administrator",
    summary: { ar: "حساب وما يتعلق به", en: "One account with what hangs on it" },
    answer: answer<PersonPage>(),
    refusals: ["ACCOUNT_UNKNOWN"],
  }),
  sessionsOfUser: get("/api/admin/users/:id/sessions", {
    access: "administrator",
    summary: { ar: "أين سُجّل الدخول بحساب", en: "Where an account is signed in" },
    answer: answer<SessionView[]>(),
  }),
  leadsOfUser: get("/api/admin/users/:id/leads", {
    access: "administrator",
    summary: { ar: "المزادات الجارية التي يتصدرها شخص", en: "The running auctions in which a person leads" },
    answer: answer<LeadOfUser[]>(),
  }),
  reviewFile: get("/api/admin/artworks/:id/review", {
    access: "administrator",
    summary: {
      ar: "ما يعين على مراجعة عمل: أعمال تشبهه، وما سبق من مراجعات لفنانه",
      en: "What helps to review a work: works that look like it, and how its artist's others fared",
    },
    answer: answer<ReviewFile>(),
    refusals: ["ARTWORK_UNKNOWN"],
  }),
  history: get("/api/admin/history", {
    access: "administrator",
    summary: { ar: "سجل المنصة كله، الأحدث أولًا", en: "The history of the platform, newest first" },
    input: HistoryQuery,
    answer: answer<HistoryEntry[]>(),
    paged: true,
  }),
  historyExport: get("/api/admin/history/export", {
    access: "administrator",
    summary: { ar: "السجل كله في ملف", en: "All of the history as one file" },
    input: ExportQuery,
    answer: answer<HistoryEntry[]>(),
    produces: ["text/csv", "application/json"],
  }),
  stateAsOf: get("/api/admin/as-of", {
    access: "administrator",
    summary: {
      ar: "شخص أو مزاد أو عمل أو طلب كما كان في لحظة",
      en: "A person, an auction, a work or an order as it stood at a moment",
    },
    input: AsOfQuery,
    answer: answer<StateAsOf>(),
    refusals: ["NOT_FOUND"],
  }),
  subjects: get("/api/admin/subjects", {
    access: "administrator",
    summary: {
      ar: "من يُقرأ سجله، باسم أو بريد أو عنوان",
      en: "Whose history may be read, by name, e-mail, title or id",
    },
    input: SubjectsQuery,
    answer: answer<FoundSubjects>(),
  }),
  story: get("/api/admin/history/:eventId", {
    access: "administrator",
    summary: { ar: "حدث وما سبّبه وما تبعه", en: "An entry, what caused it and what followed from it" },
    answer: answer<HistoryStory>(),
    refusals: ["NOT_FOUND"],
  }),
};
