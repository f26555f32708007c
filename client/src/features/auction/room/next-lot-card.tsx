import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { AuctionListItem } from "@naqsh/shared/auction";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link, useNavigate } from "react-router-dom";
import { useStore } from "zustand";
import { useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { ArtworkPicture } from "../../../ui/artwork-picture";
import { Bidi } from "../../../ui/bidi";
import { Money } from "../../../ui/money";
import { clamped } from "../../../ui/theme/clamped";
import { ThreadCountdown } from "../../../ui/thread-countdown";
import { auctionKeys, listAuctions } from "../auction.api";
import type { AuctionRoomStore } from "../auction-room.store";
import { mayMoveOn, nextLotOf } from "./next-lot";
import { useStage } from "../use-stage";

const SECOND = 1000;
const OFFERED_FOR = 10;

/** Counts whole seconds down to the move, while nobody stops it; null: nothing counts. */
const useMove = (isCounting: boolean, move: () => void): number | null => {
  const [left, setLeft] = useState(OFFERED_FOR);
  useEffect(() => {
    if (!isCounting) return;
    if (left <= 0) {
      move();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND);
    return () => clearTimeout(timer);
  }, [isCounting, left, move]);
  return isCounting ? left : null;
};

const Offered = ({ next, mayMove }: { next: AuctionListItem; mayMove: boolean }) => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const navigate = useNavigate();
  const [isStopped, setStopped] = useState(false);
  const to = `/auctions/${next.auctionId}`;
  const [move] = useState(() => () => void navigate(to));
  const left = useMove(mayMove && !isStopped, move);
  const title = titleOf(next.lot, language);
  return (
    <Card aria-label={t("nextLot.label")} data-testid="next-lot" onFocus={() => setStopped(true)}>
      <div className="lot">
        <ArtworkPicture image={next.lot.image} alt="" title={title} sizes="52px" />
        <div role="status">
          {t("nextLot.label")}
          <strong>
            <Bidi>{title}</Bidi>
          </strong>
          <Money amount={next.price ?? next.openingPrice} />
        </div>
      </div>
      {left !== null && <ThreadCountdown remainingMs={left * SECOND} totalMs={OFFERED_FOR * SECOND} thickness="fine" />}
      <div className="actions">
        {left !== null && (
          <Button variant="outlined" size="small" onClick={() => setStopped(true)}>
            {t("nextLot.stay")}
          </Button>
        )}
        <Button variant={left === null ? "outlined" : "contained"} size="small" component={Link} to={to}>
          {left === null ? t("nextLot.go") : t("nextLot.goIn", { count: left })}
        </Button>
      </div>
    </Card>
  );
};

/** After the close: the lot that ends next. It opens by itself in ten seconds, unless the reader stays or has to act. */
export const NextLotCard = ({ room, isOwnWork }: { room: AuctionRoomStore; isOwnWork: boolean }) => {
  const head = useStore(room, (state) => state.head);
  const standing = useStore(room, (state) => state.standing);
  const stage = useStage(room);
  const [wasOpen] = useState(stage === "open" || stage === "awaitingClose");
  const { data } = useQuery({
    queryKey: auctionKeys.list("live", false),
    queryFn: ({ signal }) => listAuctions("live", false, signal),
    enabled: stage === "over",
  });
  const next = stage === "over" && data ? nextLotOf(data, head.auctionId) : null;
  return next && <Offered key={next.auctionId} next={next} mayMove={mayMoveOn(wasOpen, standing, isOwnWork)} />;
};

const Card = styled.section`
  display: grid;
  gap: var(--space-s);
  margin-block-start: 12px;
  padding: 12px 14px;
  border-radius: 12px;
  background: var(--wall);

  .lot {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr);
    gap: var(--space-m);
    align-items: center;
    font-size: var(--text-small);
    line-height: 1.5;
    color: var(--ink-2);
  }

  .lot img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 52px;
    max-block-size: 56px;
    justify-self: center;
  }

  strong {
    font-size: var(--text-body);
    font-weight: 600;
    color: var(--ink);
    ${clamped(2)}
  }

  .actions {
    display: flex;
    gap: var(--space-s);
  }

  .actions > * {
    flex: 1;
    white-space: nowrap;
  }
`;
