import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { NoticeView } from "@naqsh/shared/notification";
import { useTranslation } from "react-i18next";
import { isolated } from "../../i18n/bidi";
import { useFormat, useLanguage } from "../../i18n/use-format";

export type NoticeWords = { title: string; text: string };

/** A notice in the reader's words: what happened, and to what. */
export const useNoticeWords = (): ((notice: NoticeView) => NoticeWords) => {
  const { t } = useTranslation("notification");
  const format = useFormat();
  const language = useLanguage();
  return ({ kind, subject, title, titleEn }) => {
    const work = (language === "en" ? titleEn : null) ?? title;
    return {
      title: t(`kinds.${kind}.title`),
      text: t(`kinds.${kind}.text`, {
        work: work === null ? t("theWork") : isolated(work),
        amount: subject.amount === undefined ? "" : format.moneyText(subject.amount),
        time: subject.at === undefined ? "" : format.dateTime(msFromInstant(subject.at)),
        reason: isolated(subject.reason ?? ""),
      }),
    };
  };
};
