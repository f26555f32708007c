import type { RecommendationReason } from "@naqsh/shared/recommendation";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../i18n/use-format";
import { titleOf } from "../../lib/artwork-names";
import { personNameOf } from "../../lib/person-name";
import { Text } from "../../ui/text";

const useReasonText = () => {
  const { t } = useTranslation("recommendation");
  const language = useLanguage();
  return (because: RecommendationReason): string => {
    switch (because.kind) {
      case "follow":
        return t("because.follow", { name: personNameOf(because.artist, language) ?? t("someArtist") });
      case "near":
        return t(`because.near.${because.interest}`, { title: titleOf(because.to, language) });
      default:
        return t(`because.${because.kind}`);
    }
  };
};

/** Why a work is shown. */
export const ReasonLine = ({ because }: { because: RecommendationReason }) => (
  <Text size="small" tone="quiet" data-testid="reason">
    {useReasonText()(because)}
  </Text>
);
