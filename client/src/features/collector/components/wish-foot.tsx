import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import type { ShownWish } from "@naqsh/shared/collector";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { useWorkCounts } from "../../../lib/engagement/use-work-counts";
import { CloseIcon } from "../../../ui/icons";
import { HeartIcon, LookIcon } from "../../../ui/mark-icons";
import { WishNews } from "./wish-news-line";

/** Below a wished work: what is new about it, how it is liked, the way to it and the way off the list. */
export const WishFoot = ({ entry, onRemove }: { entry: ShownWish; onRemove: () => void }) => {
  const { t } = useTranslation("collector");
  const format = useFormat();
  const title = titleOf(entry.artwork, useLanguage());
  const { views, likes } = useWorkCounts(entry);
  return (
    <Foot>
      <WishNews entry={entry} />
      <div className="counts">
        <span>
          <LookIcon size={16} />
          <span className="visually-hidden">{t("views")}</span> {format.number(views)}
        </span>
        <span>
          <HeartIcon size={16} />
          <span className="visually-hidden">{t("likes")}</span> {format.number(likes)}
        </span>
      </div>
      <div className="ways">
        <Button size="small" variant="outlined" component={Link} to={`/artwork/${entry.artworkId}`}>
          {t("details")}
        </Button>
        <IconButton aria-label={t("remove", { title })} onClick={onRemove}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
    </Foot>
  );
};

const Foot = styled.div`
  display: grid;
  gap: var(--space-xs);
  margin-block-start: 4px;

  .counts {
    display: flex;
    gap: var(--space-l);
    color: var(--ink-2);
    font-size: var(--text-caption);
  }

  .counts > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-xs);
  }

  /* The card as a whole leads to the work; these act on their own. */
  .ways {
    position: relative;
    z-index: 1;
    display: flex;
    gap: var(--space-s);
    align-items: center;
  }

  .ways a::after {
    content: none;
  }
`;
