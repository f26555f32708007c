import styled from "@emotion/styled";
import type { AuctionHead, AuctionTerms } from "@naqsh/shared/auction";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { WhyButton } from "../../../lib/why/why-button";
import { Money } from "../../../ui/money";
import { LOW } from "../room-shapes";
import { isOver, isSaleBound, shownPrice } from "../room-view";

type PriceBlockProps = { head: AuctionHead; terms: AuctionTerms; isStale: boolean; size: "room" | "panel" };

const labelOf = (head: AuctionHead, isStale: boolean) => {
  if (isStale) return "price.lastConfirmed" as const;
  if (head.price === null) return "price.opening" as const;
  if (isSaleBound(head)) return "price.hammer" as const;
  return head.outcome === null ? ("price.current" as const) : ("price.highest" as const);
};

const reserveWords = { none: "reserve.none", notMet: "reserve.notMet", met: "reserve.met" } as const;

/** The price, how many bids and bidders made it, and whether the reserve is met, in words. */
export const PriceBlock = ({ head, terms, isStale, size }: PriceBlockProps) => {
  const { t } = useTranslation("auction");
  const price = shownPrice(head, terms.openingPrice);
  const [first] = useState(price);
  const [wasMoved, setMoved] = useState(false);
  if (price !== first && !wasMoved) setMoved(true);
  return (
    <Block data-size={size}>
      <div className="figure">
        <div className="label">{t(labelOf(head, isStale))}</div>
        <div className="price">
          <Figure key={price} data-new={wasMoved} data-testid="price-figure">
            <Money amount={price} />
          </Figure>
        </div>
      </div>
      <div className="meta">
        <div>
          {head.bidCount === 0
            ? t(isOver(head) ? "counts.none" : "counts.noBids")
            : t("counts.both", {
                bids: t("counts.bids", { count: head.bidCount }),
                bidders: t("counts.bidders", { count: head.bidderCount }),
              })}
        </div>
        <div className={head.reserveStatus === "met" ? "met" : undefined}>
          {t(reserveWords[head.reserveStatus])}
          {head.reserveStatus === "notMet" && head.price !== null && head.outcome === null && (
            <WhyButton state="reserveNotMet" subject={head.auctionId} />
          )}
        </div>
      </div>
    </Block>
  );
};

const Block = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-xs) var(--space-l);

  .label {
    color: var(--ink-2);
    font-size: var(--text-small);
    line-height: 1.45;
  }

  .price {
    position: relative;
    font-weight: 700;
    font-size: var(--text-figure);
    line-height: 1.25;
  }

  .meta {
    text-align: end;
    font-size: var(--text-caption);
    line-height: 1.6;
    color: var(--ink-2);
  }

  .met {
    color: var(--palm);
  }

  &[data-size="room"] .price {
    font-size: var(--text-figure-room);
  }

  ${LOW} {
    &[data-size="room"] {
      display: contents;
    }
    &[data-size="room"] .figure {
      grid-area: 1 / 1;
    }
    &[data-size="room"] .price {
      font-size: var(--text-title);
    }
    &[data-size="room"] .meta {
      grid-area: 3 / 1 / auto / -1;
      display: flex;
      justify-content: space-between;
      align-items: center;
      gap: var(--space-m);
      block-size: 20px;
      font-size: var(--text-caption);
    }
    .label {
      font-size: var(--text-caption);
      line-height: 1.4;
    }
  }
`;

/** A new figure lights up behind for a moment; it never moves or grows. The first one is not news. */
const Figure = styled.span`
  border-radius: 6px;
  margin-inline: -8px;
  padding-inline: 8px;

  &[data-new="true"] {
    animation: naqsh-new-price 600ms var(--ease);
  }

  @keyframes naqsh-new-price {
    from {
      background: color-mix(in srgb, var(--primary) 34%, transparent);
    }
    to {
      background: transparent;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-new="true"]::after {
      content: "";
      display: inline-block;
      inline-size: 8px;
      block-size: 8px;
      margin-inline-start: 8px;
      border-radius: 50%;
      background: var(--primary);
      vertical-align: middle;
      animation: naqsh-new-price-dot 2s steps(1, end) forwards !important;
    }
  }

  @keyframes naqsh-new-price-dot {
    to {
      visibility: hidden;
    }
  }
`;
