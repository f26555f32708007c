import styled from "@emotion/styled";
import type { AuctionHead, FeedRow, ListedBid } from "@naqsh/shared/auction";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { useFormat } from "../../../i18n/use-format";
import type { AuctionRoomStore } from "../auction-room.store";
import { useLengthWords } from "../use-length-words";
import { linesOfFeed, type BidRow, type FeedLine, type SystemRow } from "../feed-lines";
import { overtakenRows } from "../overtaken-rows";
import { WhyButton } from "../../../lib/why/why-button";
import { Money } from "../../../ui/money";
import { Ago } from "./ago";
import { Phrase } from "./phrase";

const List = styled.ol`
  list-style: none;
  padding: 0;
  min-block-size: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(74px, auto);
  column-gap: 14px;
  align-content: start;

  /* Amounts and times stand below each other, however long they are. */
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    padding-block: 6px;
    font-size: 15px;
    line-height: 1.55;
  }

  li[data-kind="system"] {
    color: var(--saffron-ink);
    font-size: 14px;
  }

  li[data-kind="system"] > :first-child {
    grid-column: span 2;
  }

  li[data-newest] {
    font-weight: 600;
  }

  li[data-mine] .who {
    color: var(--primary);
    font-weight: 600;
  }

  li[data-voided] .who,
  li[data-voided] .amount {
    color: var(--ink-2);
    text-decoration: line-through;
  }

  li:is([data-pending], [data-overtaken]) {
    color: var(--ink-2);
  }

  time {
    font-weight: 400;
    font-size: 13.5px;
    color: var(--ink-2);
    text-align: end;
    white-space: nowrap;
  }

  small {
    font-weight: 400;
    font-size: 13px;
    color: var(--ink-2);
    margin-inline-start: 8px;
  }

  .bidder {
    display: flex;
    align-items: baseline;
    white-space: nowrap;
  }

  /* A long name is cut, so that a row stays a row. */
  small.name {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  small.highest {
    color: var(--palm);
    font-weight: 600;
  }

  .receipt {
    min-block-size: 32px;
    margin-block: -6px;
    margin-inline-start: 4px;
    padding-inline: 8px;
    border: 0;
    background: none;
    color: var(--ink-2);
    font-size: 13px;
    text-decoration: underline;
    text-underline-offset: 0.35em;
    cursor: pointer;
  }

  .receipt:hover {
    color: var(--ink);
  }

  li > button {
    justify-self: start;
    padding: 2px 0;
    border: 0;
    background: none;
    color: var(--ink-2);
    font-size: 14px;
    text-decoration: underline dotted;
    text-underline-offset: 0.35em;
    cursor: pointer;
  }
`;

type Names = ReadonlyMap<number, string>;

/** Names by alias, for the artist and administrators, who may see them. */
export const namesOf = (bids: ListedBid[]): Names =>
  new Map(bids.flatMap((bid) => (bid.bidderName ? [[bid.bidder, bid.bidderName] as const] : [])));

type BidLineProps = {
  row: BidRow;
  own: number | null;
  leader: number | null;
  isNewest: boolean;
  isOvertaken: boolean;
  names: Names;
  onReceipt: ((number: number) => void) | undefined;
};

const BidLine = ({ row, own, leader, isNewest, isOvertaken, names, onReceipt }: BidLineProps) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const isMine = row.alias === own;
  const alias = t("alias", { number: format.number(row.alias) });
  const name = names.get(row.alias);
  return (
    <li
      data-mine={isMine || undefined}
      data-newest={isNewest || undefined}
      data-voided={row.voided || undefined}
      data-overtaken={isOvertaken || undefined}
      data-testid="feed-bid"
    >
      <span className="bidder">
        <bdi className="who">{isMine ? t("feed.you") : alias}</bdi>
        {name && (
          <small className="name" title={name}>
            <bdi>{name}</bdi>
          </small>
        )}
        {isMine && onReceipt && (
          <button
            type="button"
            className="receipt"
            aria-label={t("feed.receiptOf", { amount: format.moneyText(row.amount) })}
            onClick={() => onReceipt(row.number)}
          >
            {t("receipt.open")}
          </button>
        )}
        {(row.voided || isOvertaken) && <small>{t(row.voided ? "feed.voided" : "feed.overtaken")}</small>}
        {!row.voided && isNewest && row.alias === leader && <small className="highest">{t("feed.highest")}</small>}
        {!row.voided && !isNewest && row.kind === "automatic" && <small>{t("feed.automatic")}</small>}
        {!row.voided && row.kind === "recomputed" && <small>{t("feed.recomputed")}</small>}
      </span>
      <span className="amount">
        <Money amount={row.amount} />
      </span>
      <Ago at={row.at} />
    </li>
  );
};

/** How far an extension moved the end, milliseconds; null where the end before it is not among the rows. */
const movedBy = (row: Extract<SystemRow, { kind: "extended" }>, rows: FeedRow[], head: AuctionHead): number | null => {
  const before = rows.slice(rows.indexOf(row) + 1);
  const older = before.find((other) => other.kind === "extended");
  if (!older && !before.some(({ kind }) => kind === "opened")) return null;
  const length = msFromInstant(row.endsAt) - msFromInstant(older?.endsAt ?? head.originalEndsAt);
  return length > 0 ? length : null;
};

const useSystemWords = (rows: FeedRow[], head: AuctionHead) => {
  const { t } = useTranslation("auction");
  const format = useFormat();
  const lengthWords = useLengthWords();
  return (row: SystemRow): string => {
    switch (row.kind) {
      case "extended": {
        const time = format.time(msFromInstant(row.endsAt));
        if (row.reason !== "outage") return t("feed.extended", { time });
        const length = movedBy(row, rows, head);
        return length === null
          ? t("feed.extendedByOutage", { time })
          : t("feed.extendedByOutageOf", { time, length: lengthWords(length) });
      }
      case "bidderVoided":
        return t("feed.bidderVoided", { number: format.number(row.alias), reason: row.reason });
      case "closed":
        return t(`feed.closed.${row.outcome}`, { amount: row.price === null ? "" : format.moneyText(row.price) });
      case "opened":
      case "reserveMet":
      case "closing":
        return t(`feed.${row.kind}`);
    }
  };
};

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

const NO_NAMES: Names = new Map();

type BidFeedProps = {
  room: AuctionRoomStore;
  pendingAmount?: number | null;
  names?: Names;
  limit?: number;
  /** Opens the receipt of one of the reader's own rows, by its public number. */
  onReceipt?: (number: number) => void;
};

/** What happened, newest first; quick successions of bids are folded into a line that opens. */
export const BidFeed = ({ room, pendingAmount = null, names = NO_NAMES, limit, onReceipt }: BidFeedProps) => {
  const { t } = useTranslation("auction");
  const { rows, standing, head, terms } = useStore(room);
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
      <List>
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
              <Phrase of="feed.empty" amount={terms.openingPrice} />
            </span>
          </li>
        )}
      </List>
    </div>
  );
};
