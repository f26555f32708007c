import styled from "@emotion/styled";
import { wishNewsOf, type ShownWish } from "@naqsh/shared/collector";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";

/** What became of a work since it was wished for, in a line; nothing if nothing did. */
export const WishNews = ({ entry }: { entry: ShownWish }) => {
  const { t } = useTranslation("collector");
  const format = useFormat();
  const news = wishNewsOf(entry);
  if (news === null) return null;
  const text = {
    dropped: () => t("news.dropped", { amount: format.moneyText(news.amount ?? 0) }),
    risen: () => t("news.risen", { amount: format.moneyText(news.amount ?? 0) }),
    live: () => t("news.live"),
    scheduled: () => t("news.scheduled", { at: news.at === null ? "" : format.dateTime(msFromInstant(news.at)) }),
  }[news.kind]();
  return <Line data-kind={news.kind}>{text}</Line>;
};

const Line = styled.p`
  font-size: var(--text-small);
  font-weight: 500;
  color: var(--ink-2);
  text-wrap: balance;

  &[data-kind="dropped"] {
    color: var(--palm);
  }

  &[data-kind="live"],
  &[data-kind="scheduled"] {
    color: var(--link);
  }
`;
