import styled from "@emotion/styled";
import type { ArtworkCard } from "@naqsh/shared/artwork";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat, useLanguage } from "../../i18n/use-format";
import { BookmarkIcon, HeartIcon, LookIcon } from "../../ui/mark-icons";
import { titleOf } from "../artwork-names";
import { CollectButton } from "../collecting/collect-button";
import { useWorkCounts } from "../engagement/use-work-counts";
import { useSession } from "../session";
import { MarkButton } from "./mark-button";
import { useMark } from "./use-mark";

type MarkedWork = Pick<ArtworkCard, "id" | "title" | "titleEn" | "artistId" | "views" | "likes">;

/** The heart with its count. */
const Like = ({ work }: { work: MarkedWork }) => {
  const { t } = useTranslation("marks");
  const format = useFormat();
  const title = titleOf(work, useLanguage());
  const { isPressed, toggle } = useMark("like", work.id);
  const count = work.likes;
  return (
    <MarkButton
      icon={HeartIcon}
      label={t("like", { title })}
      isMarked={isPressed}
      onToggle={toggle}
      hint={t("likes", { count })}
      {...(count === 0 ? {} : { text: format.number(count) })}
    />
  );
};

const Wish = ({ work, hasText }: { work: MarkedWork; hasText: boolean }) => {
  const { t } = useTranslation("marks");
  const title = titleOf(work, useLanguage());
  const { isPressed, toggle } = useMark("wish", work.id);
  return (
    <MarkButton
      icon={BookmarkIcon}
      label={t("wish", { title })}
      isMarked={isPressed}
      onToggle={toggle}
      {...(hasText ? { text: t(isPressed ? "wished" : "wishShort") } : {})}
    />
  );
};

/** How many like a work, for its own artist, who cannot. */
const LikeCount = ({ likes }: { likes: number }) => {
  const { t } = useTranslation("marks");
  const format = useFormat();
  if (likes === 0) return null;
  return (
    <span className="count" title={t("likes", { count: likes })}>
      <HeartIcon size={18} />
      {format.number(likes)}
    </span>
  );
};

/** How often a work was looked at. */
const Looks = ({ views }: { views: number }) => {
  const { t } = useTranslation("marks");
  const format = useFormat();
  if (views === 0) return null;
  const hint = t("views", { count: views });
  return (
    <span className="count looks" title={hint} data-testid="views">
      <LookIcon size={18} />
      <span aria-hidden="true">{format.number(views)}</span>
      <span className="visually-hidden">{hint}</span>
    </span>
  );
};

/** Like a work, put it on one's wishlist or into a collection: on its card, or with words on its page. */
export const WorkMarks = ({ work, hasText = false }: { work: MarkedWork; hasText?: boolean }) => {
  const { user } = useSession();
  const isOwn = user?.id === work.artistId;
  const { views, likes } = useWorkCounts(work);
  return (
    <Marks data-page={hasText}>
      {isOwn ? <LikeCount likes={likes} /> : <Like work={{ ...work, likes }} />}
      {!hasText && <Looks views={views} />}
      <span className="lists">
        {!isOwn && <Wish work={work} hasText={hasText} />}
        <CollectButton work={work} hasText={hasText} />
      </span>
    </Marks>
  );
};

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  margin-inline: -12px;

  &[data-page="true"] {
    justify-content: start;
    gap: var(--space-l);
  }

  &[data-page="true"] button {
    padding-inline: 12px;
  }

  .lists {
    display: flex;
    margin-inline-start: auto;
  }

  &[data-page="true"] .lists {
    flex-wrap: wrap;
    gap: var(--space-l);
    margin-inline-start: 0;
  }

  .count {
    display: inline-flex;
    align-items: center;
    gap: var(--space-xs);
    min-block-size: 44px;
    padding-inline: 12px;
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  .looks {
    padding-inline: 4px;
  }
`;
