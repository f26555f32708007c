import { useTranslation } from "../../i18n/use-translation";
import { useFormat } from "../../i18n/use-format";

export type Delta = { tone: "good" | "urgent" | "quiet"; text: string };

/** How much more or less a figure is than in as many days before, in words. */
export const useDeltaWords = () => {
  const { t } = useTranslation("analytics");
  const format = useFormat();
  return (now: number, before: number): Delta => {
    if (now === before) return { tone: "quiet", text: t("delta.same") };
    if (before === 0) return { tone: "quiet", text: t("delta.none") };
    const distance = Math.abs(now - before);
    // More was taken back than given: nothing has a share of less than nothing.
    const share = before < 0 ? format.number(distance) : format.percent(distance / before);
    return now > before
      ? { tone: "good", text: t("delta.more", { share }) }
      : { tone: "urgent", text: t("delta.less", { share }) };
  };
};
