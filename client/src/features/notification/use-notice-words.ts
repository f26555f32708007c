import type { Language } from "@naqsh/shared/kernel/language";
import { achievementNamed } from "@naqsh/shared/achievement";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { asksToPay } from "@naqsh/shared/notification";
import type { NoticeView } from "@naqsh/shared/notification";
import { useTranslation } from "../../i18n/use-translation";
import { isolated } from "../../i18n/bidi";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { movedTime } from "./moved-time";
import { leadsAgain } from "./notice-actions";

/** What a notice says beside its kind; an achievement is told by its name. */
const reasonOf = ({ kind, subject }: NoticeView, language: Language): string => {
  const reason = subject.reason ?? "";
  return kind === "award" ? (achievementNamed(reason)?.title[language] ?? reason) : reason;
};

export type NoticeWords = { title: string; text: string };

type Asked = "auctionWon" | "offerReceived" | "paymentFailed" | "transferShort" | "artworkToReview";

const isAsked = (kind: NoticeView["kind"]): kind is Asked =>
  asksToPay(kind) || kind === "offerReceived" || kind === "artworkToReview";

const SECURITY_CHANGES = [
  "totpAdded",
  "totpRemoved",
  "passkeyAdded",
  "passkeyRemoved",
  "recoveryCodesMade",
  "recoveryCodeUsed",
  "secondFactorsReset",
  "passwordChanged",
  "payoutAccountChanged",
  "usernameChanged",
  "emailChangeAsked",
  "emailChanged",
] as const;

/** A change that a later release tells of is one of the account's security all the same. */
const securityChangeOf = (reason: string | null | undefined): (typeof SECURITY_CHANGES)[number] | "other" =>
  SECURITY_CHANGES.find((change) => change === reason) ?? "other";

const BACK_REASONS = ["tooLate", "tooLittle", "overpaid", "amountDiffers"] as const;

const backReasonOf = (reason: string | null | undefined): (typeof BACK_REASONS)[number] | "other" =>
  BACK_REASONS.find((known) => known === reason) ?? "other";

/** Whether it tells at once of what several saved searches found; it names the first. */
const isOfSeveral = ({ searches }: NoticeView["subject"]): boolean => (searches ?? 1) > 1;

const textsOf = (notice: Pick<NoticeView, "kind" | "subject" | "now">) => {
  const { kind, subject } = notice;
  if (kind === "auctionExtendedByOutage") return `movedByOutage.${movedTime(subject)}` as const;
  if (kind === "moneyGoesBack") return `goesBack.${backReasonOf(subject.reason)}` as const;
  if (kind === "securityChanged") return `securityChanged.${securityChangeOf(subject.reason)}` as const;
  if (kind === "auctionLost" && subject.reason === "reserveNotMet") return "unsold" as const;
  if (kind === "savedSearchFound" && isOfSeveral(subject)) return "savedSearchesFound" as const;
  if (notice.now === "over" && isAsked(kind)) return `past.${kind}` as const;
  return leadsAgain(notice) ? ("leadingAgain" as const) : (`kinds.${kind}` as const);
};

/** A notice in the reader's words: what happened, and to what. */
export const useNoticeWords = (): ((notice: NoticeView) => NoticeWords) => {
  const { t } = useTranslation("notification");
  const format = useFormat();
  const language = useLanguage();
  return (notice) => {
    const { subject, title, titleEn } = notice;
    const work = (language === "en" ? titleEn : null) ?? title;
    const texts = textsOf(notice);
    return {
      title: t(`${texts}.title`),
      text: t(`${texts}.text`, {
        work: work === null ? t("theWork") : isolated(work),
        amount: subject.amount === undefined ? "" : format.moneyText(subject.amount),
        time: subject.at === undefined ? "" : format.dateTime(msFromInstant(subject.at)),
        count: subject.count ?? 1,
        searches: subject.searches ?? 1,
        reason: isolated(reasonOf(notice, language)),
      }),
    };
  };
};
