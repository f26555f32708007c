import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/material/checkbox";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { DueArtist } from "@naqsh/shared/payout";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { FreshConfirmation } from "../../../lib/confirm/fresh-confirmation";
import { Bidi } from "../../../ui/bidi";
import { Money } from "../../../ui/money";
import { StatusPill } from "../../../ui/status-pill";
import { showToast } from "../../../ui/toast.store";
import { useArtistName } from "../artist-name";
import { useDeskAction } from "../payout.api";

const isPayable = ({ amount, obstacle }: DueArtist): boolean => amount > 0 && obstacle === null;

/** Nothing of theirs is due before another day. */
const isLater = ({ amount }: DueArtist): boolean => amount === 0;

type RowProps = { artist: DueArtist; isChosen?: boolean; onChoose?: (isChosen: boolean) => void };

const ArtistRow = ({ artist, isChosen = false, onChoose }: RowProps) => {
  const { t } = useTranslation("payout");
  const format = useFormat();
  const { artistId, amount, later, latestAt, isLate, obstacle } = artist;
  const name = useArtistName(artist.artist);
  const action = useDeskAction();
  return (
    <li>
      {onChoose && (
        <Checkbox
          checked={isChosen}
          disabled={!isPayable(artist)}
          onChange={(_, checked) => onChoose(checked)}
          slotProps={{ input: { "aria-label": name } }}
        />
      )}
      <div className="who">
        <Link to={`/admin/users/${artistId}`}>
          <Bidi>{name}</Bidi>
        </Link>
        <small>
          {latestAt && t("desk.payBy", { day: format.date(msFromInstant(latestAt)) })}{" "}
          {later > 0 && onChoose && (
            <>
              {t("desk.later")} <Money amount={later} />
            </>
          )}
        </small>
      </div>
      <div className="states">
        {isLate && <StatusPill tone="urgent">{t("desk.late")}</StatusPill>}
        {obstacle && <StatusPill tone="waiting">{t(`desk.obstacles.${obstacle}`)}</StatusPill>}
        {obstacle === "banned" && (
          <Button
            size="small"
            variant="outlined"
            loading={action.isPending}
            onClick={() => action.mutate({ act: "release", artistId, reason: t("desk.releaseReason") })}
          >
            {t("desk.release")}
          </Button>
        )}
        <FreshConfirmation {...action.confirmation} />
      </div>
      <strong>
        <Money amount={onChoose ? amount : later} />
      </strong>
    </li>
  );
};

/** Artists to whom something is due, the longest due first, and the way to pay them together. */
export const DueArtists = ({ due }: { due: readonly DueArtist[] }) => {
  const { t } = useTranslation("payout");
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  const action = useDeskAction();
  const [now, later] = [due.filter((artist) => !isLater(artist)), due.filter(isLater)];
  const artistIds = now.filter((artist) => isPayable(artist) && !left.has(artist.artistId)).map((one) => one.artistId);
  const choose = (artistId: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(artistId);
    else next.add(artistId);
    leave(next);
  };
  const make = () =>
    action.mutate(
      { act: "make", artistIds },
      {
        onSuccess: () => showToast({ title: t("desk.made"), tone: "good" }),
      },
    );
  return (
    <section>
      <h2>{t("desk.due")}</h2>
      {now.length === 0 && <p>{t("desk.nothingDue")}</p>}
      <List>
        {now.map((artist) => (
          <ArtistRow
            key={artist.artistId}
            artist={artist}
            isChosen={artistIds.includes(artist.artistId)}
            onChoose={(isChosen) => choose(artist.artistId, isChosen)}
          />
        ))}
      </List>
      <Button variant="contained" disabled={artistIds.length === 0} loading={action.isPending} onClick={make}>
        {t("desk.make", { count: artistIds.length })}
      </Button>
      <FreshConfirmation {...action.confirmation} />
      {later.length > 0 && (
        <Later>
          <h2>{t("desk.dueLater")}</h2>
          <List className="later">
            {later.map((artist) => (
              <ArtistRow key={artist.artistId} artist={artist} />
            ))}
          </List>
        </Later>
      )}
    </section>
  );
};

const Later = styled.div`
  margin-block-start: var(--space-xl);
`;

const List = styled.ul`
  padding: 0;
  margin-block-end: 16px;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto 9em;
    gap: var(--space-s) var(--space-m);
    align-items: center;
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
  }

  &.later li {
    grid-template-columns: minmax(0, 1fr) auto 9em;
  }

  .who {
    display: grid;
  }

  .states {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s);
  }

  small {
    color: var(--ink-2);
  }

  strong {
    text-align: end;
  }

  @media (max-width: 699.95px) {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    &.later li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .states {
      grid-column: 2 / -1;
      grid-row: 2;
    }
    &.later .states {
      grid-column: 1 / -1;
    }
  }
`;
