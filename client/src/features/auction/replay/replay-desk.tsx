import styled from "@emotion/styled";
import type { AuctionHead, AuctionTerms } from "@naqsh/shared/auction";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { GavelIcon } from "../../../ui/icons";
import { LotClock } from "../desk/lot-clock";
import { PriceBlock } from "../desk/price-block";
import { LOW } from "../room-shapes";
import { isOver } from "../room-view";

/** Nobody leads any more once it has closed. */
const roleOf = (head: AuctionHead) => {
  if (!isOver(head)) return "leader";
  return head.outcome === "sold" ? "winner" : "highest";
};

type ReplayDeskProps = { head: AuctionHead; terms: AuctionTerms; own: number | null; children?: ReactNode };

/** Clock, price and leader as they stood. */
export const ReplayDesk = ({ head, terms, own, children }: ReplayDeskProps) => {
  const { t } = useTranslation("replay");
  const format = useFormat();
  const { leaderAlias } = head;
  const isOwn = leaderAlias !== null && leaderAlias === own;
  const leader =
    leaderAlias === null
      ? t(isOver(head) ? "nobody" : "noLeader")
      : t("leaderIs", { number: format.number(leaderAlias) });
  return (
    <Desk data-testid="replay-desk">
      <LotClock head={head} terms={terms} isStale={false} size="room" />
      <PriceBlock head={head} terms={terms} isStale={false} size="room" />
      <div className="leader" data-own={(isOwn && (head.outcome === null || head.outcome === "sold")) || undefined}>
        <GavelIcon />
        <span>{t(roleOf(head))}</span>
        <b>{isOwn ? t("leaderIsYou") : leader}</b>
      </div>
      {children}
    </Desk>
  );
};

const Desk = styled.section`
  display: grid;
  gap: var(--space-m);

  .leader {
    display: flex;
    align-items: center;
    gap: var(--space-s);
    min-block-size: 48px;
    padding: 8px 16px;
    border-radius: 12px;
    background: var(--sunken);
    box-shadow: inset 0 0 0 1px var(--line);
    font-size: var(--text-label);
    line-height: 1.5;
    color: var(--ink-2);
  }

  .leader b {
    font-weight: 600;
    font-size: var(--text-lead);
    color: var(--ink);
  }

  .leader[data-own] {
    background: var(--palm-soft);
  }
  .leader[data-own] b {
    color: var(--palm);
  }

  @media (max-width: 767.95px) {
    gap: var(--space-s);

    .leader {
      min-block-size: 42px;
    }
  }

  /* As in the live room: price and clock on one line, the thread under both. */
  ${LOW} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-xs) var(--space-l);

    .leader {
      grid-column: 1 / -1;
      min-block-size: 38px;
      padding-block: 4px;
    }
  }
`;
