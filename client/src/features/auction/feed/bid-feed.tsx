import { useMemo, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useStore } from "zustand";
import { WhyButton } from "../../../lib/why/why-button";
import { Money } from "../../../ui/money";
import type { AuctionRoomStore } from "../auction-room.store";
import type { BidderNames } from "../bidder-names";
import { linesOfFeed, type BidRow, type FeedLine } from "./feed-lines";
import { overtakenRows } from "./overtaken-rows";
import { isOver } from "../room-view";
import { useSystemWords } from "./use-system-words";
import { Ago } from "./ago";
import { BidLine } from "./bid-line";
import { FeedList } from "./feed-list";
import { Phrase } from "../phrase";

const Burst = ({ line, onOpen }: { line: Extract<FeedLine, { kind: "burst" }>; onOpen: () => void }) => {
  const { t } = useTranslation("auction");
  const seconds = Math.max(1, Math.ceil(line.spanMs / 1000));
  const bids = t("counts.bids", { count: line.rows.length });
  return (
    <li data-kind="burst">
      <button type="button" onClick={onOpen}>
        {t("feed.burst", { bids, seconds: t("feed.seconds", { count: seconds }) })}
      </button>
      <Money amount={line.rows[0]!.amount} />
      <Ago at={line.rows[0]!.at} />
    </li>
  );
};

/** A reader's bid that was sent and is not answered yet: grey, and gone or solid with the answer. */
const PendingLine = ({ amount }: { amount: number }) => {
  const { t } = useTranslation("auction");
  return (
    <li data-pending>
      <span>
        <bdi>{t("feed.you")}</bdi>
      </span>
      <Money amount={amount} />
      <time>{t("feed.pending")}</time>
    </li>
  );
};

const NO_NAMES: BidderNames = new Map();

type BidFeedProps = {
  room: AuctionRoomStore;
  pendingAmount?: number | null;
  names?: BidderNames;
  limit?: number;
  /** Opens the receipt of one of the reader's own rows, by its public number. */
  onReceipt?: (number: number) => void;
};

/** What happened, newest first; quick successions of bids are folded into a line that opens. */
export const BidFeed = ({ room, pendingAmount = null, names = NO_NAMES, limit, onReceipt }: BidFeedProps) => {
  const { t } = useTranslation("auction");
  const rows = useStore(room, (state) => state.rows);
  const standing = useStore(room, (state) => state.standing);
  const head = useStore(room, (state) => state.head);
  const terms = useStore(room, (state) => state.terms);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const systemWords = useSystemWords(rows, head);
  const own = standing?.alias ?? null;
  const lines = useMemo(() => linesOfFeed(rows, own), [rows, own]).slice(0, limit);
  const overtaken = overtakenRows(rows);
  const newestBid = rows.find((row) => "amount" in row && !row.voided);
  const newestExtension = rows.find((row) => row.kind === "extended");
  const bidLine = (row: BidRow) => (
    <BidLine
      key={`bid-${row.number}`}
      row={row}
      own={own}
      leader={head.leaderAlias}
      isNewest={row === newestBid}
      isOvertaken={overtaken.has(row.number)}
      names={names}
      onReceipt={onReceipt}
    />
  );
  return (
    <div role="log" aria-live="off" aria-label={t("feed.title")}>
      <FeedList>
        {pendingAmount !== null && <PendingLine amount={pendingAmount} />}
        {lines.map((line) => {
          if (line.kind === "bid") return bidLine(line.row);
          if (line.kind === "burst") {
            if (opened.has(line.key)) return line.rows.map(bidLine);
            return <Burst key={line.key} line={line} onOpen={() => setOpened(new Set(opened).add(line.key))} />;
          }
          return (
            <li key={line.key} data-kind="system">
              <span>
                {systemWords(line.row)}
                {line.row === newestExtension && <WhyButton state="extended" subject={head.auctionId} />}
              </span>
              <Ago at={line.row.at} />
            </li>
          );
        })}
        {rows.length === 0 && pendingAmount === null && (
          <li data-kind="system">
            <span style={{ color: "var(--ink-2)" }}>
              {isOver(head) ? t("feed.nobody") : <Phrase of="feed.empty" amount={terms.openingPrice} />}
            </span>
          </li>
        )}
      </FeedList>
    </div>
  );
};
