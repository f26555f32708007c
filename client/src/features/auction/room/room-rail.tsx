import styled from "@emotion/styled";
import { useQuery } from "@tanstack/react-query";
import type { AuctionListItem } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { useNow } from "../../../lib/clock.store";
import { ArtworkPicture } from "../../../ui/artwork-picture";
import { Bidi } from "../../../ui/bidi";
import { CountdownText } from "../../../ui/countdown-text";
import { Money } from "../../../ui/money";
import { clamped } from "../../../ui/theme/clamped";
import { auctionKeys, listAuctions } from "../auction.api";
import { useLiveHeads } from "../auction.live";
import { ClockMoment } from "../clock-moment";
import { withNewerPush } from "../with-newer-push";
import { shownPrice, stageOf } from "../room-view";

const Lot = ({ item, isHere }: { item: AuctionListItem; isHere: boolean }) => {
  const { t } = useTranslation("auction");
  const language = useLanguage();
  const nowMs = useNow();
  const title = titleOf(item.lot, language);
  const untilMs = msFromInstant(item.status === "scheduled" ? item.startsAt : item.endsAt);
  const stage = stageOf(item, nowMs);
  const state = item.mine?.state;
  return (
    <li>
      <Link to={`/auctions/${item.auctionId}`} aria-current={isHere ? "page" : undefined}>
        <span className="thumb">
          <ArtworkPicture image={item.lot.image} alt="" title={title} sizes="58px" />
        </span>
        <span>
          <b className="title">
            <Bidi>{title}</Bidi>
          </b>
          <small>
            {item.price === null && `${t("rail.from")} `}
            <b>
              <Money amount={shownPrice(item, item.openingPrice)} />
            </b>
          </small>
          {stage === "awaitingClose" && !isHere && <small>{t("rail.awaiting")}</small>}
          {stage !== "over" && untilMs > nowMs && (
            <small>
              <span className="needs-script">{t(stage === "upcoming" ? "rail.opensIn" : "rail.closesIn")} </span>
              <CountdownText remainingMs={untilMs - nowMs} />
              <ClockMoment of={stage === "upcoming" ? "clock.opensAt" : "clock.closesAt"} untilMs={untilMs} />
            </small>
          )}
          {(state === "leading" || state === "outbid") && <small className={state}>{t(`standing.${state}`)}</small>}
        </span>
      </Link>
    </li>
  );
};

const useListed = (tab: "live" | "upcoming") =>
  useQuery({ queryKey: auctionKeys.list(tab, false), queryFn: ({ signal }) => listAuctions(tab, false, signal) });

/** The auctions that run, the next to end first, and those to come: each is one step away. */
export const RoomRail = ({ auctionId, userId }: { auctionId: string; userId: string | null }) => {
  const { t } = useTranslation("auction");
  const live = useListed("live").data ?? [];
  const upcoming = useListed("upcoming").data ?? [];
  const { heads, standings } = useLiveHeads(userId, live);
  const running = live
    .map((item) => withNewerPush(item, heads[item.auctionId], standings[item.auctionId]))
    .filter((item) => item.status === "live" || item.status === "closing" || item.auctionId === auctionId)
    .toSorted((a, b) => msFromInstant(a.endsAt) - msFromInstant(b.endsAt));
  return (
    <Rail aria-label={t("rail.label")} id="lots" tabIndex={-1}>
      <h2>{t("rail.live")}</h2>
      <ul>
        {running.map((item) => (
          <Lot key={item.auctionId} item={item} isHere={item.auctionId === auctionId} />
        ))}
      </ul>
      {upcoming.length > 0 && <h2>{t("rail.upcoming")}</h2>}
      <ul>
        {upcoming.slice(0, 4).map((item) => (
          <Lot key={item.auctionId} item={item} isHere={item.auctionId === auctionId} />
        ))}
      </ul>
    </Rail>
  );
};

const Rail = styled.nav`
  grid-area: rail;
  border-inline-end: 1px solid var(--line);
  overflow: auto;
  padding: 20px 14px;
  scrollbar-width: thin;
  scrollbar-color: var(--line) transparent;

  h2 {
    font: 600 var(--text-label)/1.5 var(--font-ui);
    color: var(--ink-2);
    margin: 0 6px 10px;
  }

  ul {
    list-style: none;
    padding: 0;
    margin-block-end: 22px;
  }

  a {
    display: grid;
    grid-template-columns: 54px minmax(0, 1fr);
    gap: var(--space-s);
    align-items: center;
    padding: 8px;
    margin-block-end: 4px;
    border-radius: 10px;
    font-size: var(--text-small);
    line-height: 1.5;
  }

  a:hover {
    background: var(--sunken);
  }

  a[aria-current] {
    background: var(--wall);
    box-shadow: inset 0 0 0 1px var(--wall-ring);
  }

  .thumb {
    inline-size: 54px;
    block-size: 66px;
    display: grid;
    place-items: center;
    background: #1d1815;
    border-radius: 3px;
    overflow: hidden;
  }

  .thumb img {
    inline-size: auto;
    block-size: auto;
    max-inline-size: 46px;
    max-block-size: 56px;
  }

  b {
    display: block;
    font-weight: 600;
    font-size: var(--text-label);
  }

  .title {
    ${clamped(2)}
  }

  small {
    display: block;
    font-size: var(--text-caption);
    line-height: 1.55;
    color: var(--ink-2);
  }

  small b {
    display: inline;
    font-size: var(--text-caption);
    color: var(--ink);
  }

  small:has([data-frozen="true"]) {
    visibility: hidden;
  }

  small [role="timer"] {
    font-size: var(--text-caption) !important;
    font-weight: 500;
  }

  small [role="timer"] small {
    display: inline;
    font-size: 1em;
  }

  /* The room has no place for it there. */
  @media (max-width: 1099.95px) {
    display: none;
  }

  .leading {
    color: var(--palm);
  }
  .outbid {
    color: var(--madder);
  }
`;
