import styled from "@emotion/styled";
import type { AuctionListItem } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { titleOf } from "../../../lib/artwork-names";
import { RemindButton } from "../../../lib/marks/remind-button";
import { widthWithin, type ArtworkImage } from "../../../ui/artwork-image";
import { ArtworkStage } from "../../../ui/artwork-stage";
import { Bidi } from "../../../ui/bidi";
import { HistoryIcon } from "../../../ui/icons";
import { Money } from "../../../ui/money";
import { hasStudio } from "../../../ui/studio-ground";
import { clamped } from "../../../ui/theme/clamped";
import { lotFacts, lotNameLink } from "../../../ui/theme/lot-styles";
import { TimeLeft } from "../../../ui/time-left";
import { endWordOf } from "./end-words";
import { LotLine } from "../lot-line";
import { isOver, isSaleBound, shownPrice } from "../room-view";
import { Phrase } from "../phrase";
import { StandingChip } from "./standing-chip";

/** Lower in low windows, where the price would lie below their edge. Also of the cards' skeletons. */
export const CARD_STAGE_BLOCK = "clamp(200px, 34svh, 300px)";

const Estimate = ({ item }: { item: AuctionListItem }) => {
  const { t } = useTranslation("auction");
  if (!item.estimate) return null;
  return (
    <div>
      <dt>{t("room.estimate")}</dt>
      <dd>
        <Phrase of="room.estimateRange" amount={item.estimate.low} other={item.estimate.high} />
      </dd>
    </div>
  );
};

/** When it opens, by both calendars. */
const Opening = ({ item }: { item: AuctionListItem }) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const startsMs = msFromInstant(item.startsAt);
  return (
    <dl>
      <div>
        <dt>{t("price.opening")}</dt>
        <dd className="amount">
          <Money amount={item.openingPrice} />
        </dd>
      </div>
      <Estimate item={item} />
      <div className="wide">
        <dt>{t("list.opensOn")}</dt>
        <dd>
          <time dateTime={item.startsAt}>{format.dateTime(startsMs)}</time>
          <small>
            {format.otherCalendar(startsMs)} · <TimeLeft endsAtMs={startsMs} />
          </small>
        </dd>
      </div>
    </dl>
  );
};

const amountLabelOf = (item: AuctionListItem) => {
  if (isSaleBound(item)) return "price.hammer" as const;
  return item.price === null ? ("price.opening" as const) : ("price.highest" as const);
};

/** What it came to, beside what it was thought to come to. */
const Ending = ({ item }: { item: AuctionListItem }) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const language = useLanguage();
  const endsMs = msFromInstant(item.endsAt);
  return (
    <dl>
      <div>
        <dt>{t(amountLabelOf(item))}</dt>
        <dd className="amount">
          <Money amount={shownPrice(item, item.openingPrice)} />
        </dd>
      </div>
      <Estimate item={item} />
      <div className="wide">
        <dt>
          {t(endWordOf(item))} · {item.bidCount === 0 ? t("counts.none") : t("counts.bids", { count: item.bidCount })}
        </dt>
        {/* A cancelled one did not end when it was to. */}
        {item.status !== "cancelled" && (
          <dd>
            <time dateTime={item.endsAt}>{format.date(endsMs)}</time> <small>{format.otherCalendar(endsMs)}</small>
          </dd>
        )}
        <dd>
          <Link className="again" to={`/auctions/${item.auctionId}/replay`}>
            <HistoryIcon size={16} />
            {t("end.replay")}
            <span className="visually-hidden">
              <Bidi>{titleOf(item.lot, language)}</Bidi>
            </span>
          </Link>
        </dd>
      </div>
    </dl>
  );
};

/** By the highest stage, without what stays free around the work. */
const sizesOf = (image: ArtworkImage | null) =>
  `(max-width: 639px) ${widthWithin(image, "100vw", "256px")}, ${widthWithin(image, "440px", "256px")}`;

/** An auction that is to come or is over, as a card on the wall. `heading`: its title with something marked. */
export const AuctionCard = ({ item, heading }: { item: AuctionListItem; heading?: ReactNode }) => {
  const language = useLanguage();
  const title = titleOf(item.lot, language);
  return (
    <Card data-testid="auction-card">
      <ArtworkStage
        image={item.lot.image}
        alt=""
        title={title}
        sizes={sizesOf(item.lot.image)}
        blockSize={CARD_STAGE_BLOCK}
        padding="22px"
        hasStudio={hasStudio(item.lot)}
      />
      <div>
        <h3>
          <Link to={`/auctions/${item.auctionId}`}>{heading ?? <Bidi>{title}</Bidi>}</Link>
        </h3>
        <div className="by">
          <LotLine lot={item.lot} />
        </div>
        {item.mine && (
          <div className="pill">
            <StandingChip standing={item.mine} />
          </div>
        )}
      </div>
      {isOver(item) ? <Ending item={item} /> : <Opening item={item} />}
      {item.status === "scheduled" && (
        <div>
          <RemindButton auctionId={item.auctionId} size="small" of={title} />
        </div>
      )}
    </Card>
  );
};

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: var(--space-m);

  ${lotNameLink}
  ${lotFacts}

  h3 {
    ${clamped(2)}
  }

  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-s) var(--space-l);
    padding-block-start: 12px;
    border-block-start: 1px solid var(--line);
  }

  dt,
  dd small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-caption);
    line-height: 1.5;
  }

  dd {
    font-weight: 500;
    font-size: var(--text-label);
    line-height: 1.5;
  }

  dd.amount {
    font-weight: 700;
    font-size: var(--text-heading);
    line-height: 1.4;
  }

  .wide {
    grid-column: 1 / -1;
  }

  /* The card as a whole leads to the room; this leads on its own. */
  .again {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    gap: var(--space-xs);
    min-block-size: 32px;
    color: var(--link);
    font-size: var(--text-small);
    font-weight: 600;
  }
`;
