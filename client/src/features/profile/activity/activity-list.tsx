import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { achievementNamed } from "@naqsh/shared/achievement";
import type { ActivityEntry, ActivitySubject } from "@naqsh/shared/activity";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { isApiError } from "../../../lib/api-error";
import { titleOf } from "../../../lib/artwork-names";
import { personNameOf } from "../../../lib/person-name";
import { usePaged } from "../../../lib/paged";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Avatar } from "../../../ui/avatar";
import { Bidi } from "../../../ui/bidi";
import { CollectIcon } from "../../../ui/mark-icons";
import { MoreButton } from "../../../ui/more-button";
import { Loading, useHeldWait } from "../../../ui/skeleton";
import { RowBones } from "../../../ui/bones";
import { Stack } from "../../../ui/stack";
import { EmptyState, ErrorState } from "../../../ui/states";
import { Text } from "../../../ui/text";
import { WovenMark } from "../achievements/woven-mark";

type Shown = { name: string; to: string; picture: ReactNode };

/** What an entry is about, as its reader knows it; null if it is on show no more. */
const useShown = () => {
  const language = useLanguage();
  return (subject: ActivitySubject | null): Shown | null => {
    switch (subject?.type) {
      case "artwork": {
        const name = titleOf(subject, language);
        const picture = (
          <ArtworkStage image={subject.image} alt="" title={name} sizes="48px" blockSize="48px" padding="4px" />
        );
        return { name, to: `/artwork/${subject.id}`, picture };
      }
      case "artist": {
        const { artist, id } = subject;
        const name = personNameOf(artist, language) ?? "";
        return {
          name,
          to: `/artists/${id}`,
          picture: <Avatar id={id} name={name} imageUrl={artist.profileImageUrl} size={48} />,
        };
      }
      case "collection":
        return { name: subject.name, to: `/collections/${subject.id}`, picture: <CollectIcon size={28} /> };
      case "achievement": {
        const name = achievementNamed(subject.name)?.title[language] ?? subject.name;
        return { name, to: "/profile?tab=achievements", picture: <WovenMark share={1} size={48} /> };
      }
      default:
        return null;
    }
  };
};

const Entry = ({ kind, at, subject }: ActivityEntry) => {
  const { t } = useTranslation("activity");
  const format = useFormat();
  const shown = useShown()(subject);
  return (
    <li>
      <span className="picture">{shown?.picture}</span>
      <span>
        {t(`kinds.${kind}`)}{" "}
        {shown ? (
          <Link to={shown.to}>
            <Bidi>{shown.name}</Bidi>
          </Link>
        ) : (
          <span className="gone">{t("gone")}</span>
        )}
      </span>
      <time dateTime={at}>{format.dateTime(msFromInstant(at))}</time>
    </li>
  );
};

/** What the reader did, newest first, for themselves alone. */
export const ActivityList = () => {
  const { t } = useTranslation("activity");
  const language = useLanguage();
  const list = usePaged(["activity"], "/api/user/activity", { query: {} });
  const entries = list.data ?? [];
  if (useHeldWait(list.isPending) || list.isPending) {
    return (
      <Loading label={t("loading")}>
        <RowBones />
      </Loading>
    );
  }
  if (list.error && entries.length === 0) {
    const text = isApiError(list.error) ? list.error.text(language) : undefined;
    return <ErrorState title={t("loadFailed")} text={text} onRetry={() => void list.refetch()} />;
  }
  if (entries.length === 0) {
    const way = (
      <Button component={Link} to="/marketplace" variant="contained">
        {t("browse")}
      </Button>
    );
    return <EmptyState motif="qatt" title={t("none")} text={t("noneText")} actions={way} />;
  }
  return (
    <Stack gap="l">
      <h2 className="visually-hidden">{t("title")}</h2>
      <Text tone="quiet" size="small">
        {t("noneText")}
      </Text>
      <Rows>
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </Rows>
      <div style={{ justifySelf: "center" }}>
        <MoreButton list={list} />
      </div>
    </Stack>
  );
};

const Rows = styled.ol`
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    gap: var(--space-l);
    align-items: center;
    min-block-size: 64px;
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
  }

  .picture {
    display: grid;
    place-items: center;
    color: var(--primary);
  }

  a {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  a:hover {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  .gone,
  time {
    color: var(--ink-2);
  }

  time {
    font-size: var(--text-small);
  }

  @media (max-width: 767.95px) {
    li {
      grid-template-columns: 48px minmax(0, 1fr);
    }

    time {
      grid-column: 2;
    }
  }
`;
