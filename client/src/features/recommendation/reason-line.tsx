import styled from "@emotion/styled";
import type { RecommendationReason } from "@naqsh/shared/recommendation";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../i18n/use-format";
import { ArtistLink } from "../../lib/artist-link";
import { titleOf } from "../../lib/artwork-names";
import { Bidi } from "../../ui/bidi";
import { Text } from "../../ui/text";

/** The place in a sentence of what it speaks of. */
const SUBJECT = "<subject/>";

const useReason = () => {
  const { t } = useTranslation("recommendation");
  const language = useLanguage();
  return (because: RecommendationReason): { text: string; subject: ReactNode } => {
    switch (because.kind) {
      case "follow":
        return {
          text: t("because.follow"),
          subject: <ArtistLink artist={because.artist} unknown={t("someArtist")} />,
        };
      case "near":
        return {
          text: t(`because.near.${because.interest}`),
          subject: (
            <Link to={`/artwork/${because.to.id}`}>
              <Bidi>{titleOf(because.to, language)}</Bidi>
            </Link>
          ),
        };
      default:
        return { text: t(`because.${because.kind}`), subject: null };
    }
  };
};

/** Why a work is shown; what that rests on is one press away. */
export const ReasonLine = ({ because }: { because: RecommendationReason }) => {
  const { text, subject } = useReason()(because);
  const [before = "", after] = text.split(SUBJECT);
  return (
    <Line size="small" tone="quiet" data-testid="reason">
      {before}
      {after !== undefined && subject}
      {after}
    </Line>
  );
};

const Line = styled(Text)`
  /* The card as a whole leads to its own work. */
  a {
    position: relative;
    z-index: 1;
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  a::after {
    content: none;
  }
`;
