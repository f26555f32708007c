import styled from "@emotion/styled";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { AuctionCertificate, CertificateFinding } from "@naqsh/shared/auction";
import type { CSSProperties } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Ltr } from "../../../ui/bidi";
import { DoneIcon, RefusedIcon } from "../../../ui/icons";
import { Money } from "../../../ui/money";
import { riyadhClock } from "../../../lib/riyadh-time";

type Row = AuctionCertificate["rows"][number];

/** How long each tick waits for the one before, and all of them together at most. */
const TICK_MS = 40;
const LONGEST_WAIT_MS = 1_600;

type RowProps = { row: Row; place: number; isBroken: boolean; isVoided: boolean; isOwn: boolean };

const ChainRow = ({ row, place, isBroken, isVoided, isOwn }: RowProps) => {
  const { t } = useTranslation("certificate");
  const format = useFormat();
  const clock = (at: string) => format.digits(riyadhClock(at));
  const Icon = isBroken ? RefusedIcon : DoneIcon;
  const wait = `${Math.min(place * TICK_MS, LONGEST_WAIT_MS)}ms`;
  return (
    <tr data-broken={isBroken || undefined} data-voided={isVoided || undefined} data-own={isOwn || undefined}>
      <td>{format.number(row.number)}</td>
      <td>
        <span className="who">{t("bidder", { number: format.number(row.alias) })}</span>
        <small>{t(`kind.${row.kind}`)}</small>
        {isVoided && <small>{t("voided")}</small>}
        {isOwn && <small className="yours">{t("yours")}</small>}
      </td>
      <td className="amount">
        <Money amount={row.amount} />
      </td>
      <td className="times">
        <span className="day">{format.shortDate(msFromInstant(row.receivedAt))}</span>{" "}
        <Ltr>{clock(row.receivedAt)}</Ltr> · <Ltr>{clock(row.acceptedAt)}</Ltr>
      </td>
      <td className="hash">
        <Ltr>
          {row.hash.slice(0, 8)}…{row.hash.slice(-8)}
        </Ltr>
      </td>
      <td className="check">
        <span className="tick" style={{ "--wait": wait } as CSSProperties}>
          <Icon size={18} />
          {t(isBroken ? "rowBroken" : "rowIntact")}
        </span>
      </td>
    </tr>
  );
};

const columns = ["number", "who", "amount", "times", "hash", "check"] as const;

type ChainRowsProps = {
  certificate: AuctionCertificate;
  findings: readonly CertificateFinding[];
  /** Hashes of the rows that the reader's receipts prove to be theirs. */
  own: ReadonlySet<string>;
};

/** Every public row with its tick, or where the chain breaks. */
export const ChainRows = ({ certificate, findings, own }: ChainRowsProps) => {
  const { t } = useTranslation("certificate");
  const broken = new Set(findings.flatMap((finding) => (finding.what === "row" ? [finding.row] : [])));
  const voided = new Set(certificate.voids.flatMap(({ rows }) => rows));
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {certificate.rows.map((row, index) => (
          <ChainRow
            key={index}
            row={row}
            place={index}
            isBroken={broken.has(index + 1)}
            isVoided={voided.has(row.number)}
            isOwn={own.has(row.hash)}
          />
        ))}
      </tbody>
    </Table>
  );
};

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--text-label);
  line-height: 1.55;

  th {
    padding: 10px 12px;
    text-align: start;
    font: 500 var(--text-small)/1.5 var(--font-ui);
    color: var(--ink-2);
    background: var(--sunken);
  }

  td {
    padding: 10px 12px;
    border-block-end: 1px solid var(--line);
  }

  .times,
  .hash {
    font-size: var(--text-caption);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }

  .day {
    white-space: nowrap;
    color: var(--ink);
  }

  small {
    margin-inline-start: 8px;
    font-size: var(--text-caption);
    color: var(--ink-2);
  }

  .yours {
    padding: 1px 10px;
    border-radius: var(--r-pill);
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: 600;
  }

  .tick {
    display: inline-flex;
    align-items: center;
    gap: var(--space-s);
    color: var(--palm);
    font-size: var(--text-small);
    animation: naqsh-tick var(--t-enter) var(--ease) backwards;
    animation-delay: var(--wait);
  }

  tr[data-broken] {
    background: var(--madder-soft);
  }
  tr[data-broken] .tick {
    color: var(--madder);
    font-weight: 600;
  }
  tr[data-broken] :is(.times, .hash, small) {
    color: var(--ink);
  }

  tr[data-voided] :is(.who, .amount) {
    text-decoration: line-through;
    color: var(--ink-2);
  }

  @keyframes naqsh-tick {
    from {
      opacity: 0;
    }
  }

  @media (max-width: 767.95px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: 34px minmax(0, 1fr) auto;
      gap: 0 var(--space-m);
      padding-block: 10px;
      border-block-end: 1px solid var(--line);
    }
    td {
      padding: 0;
      border: 0;
    }
    .times,
    .hash {
      grid-column: 2 / -1;
    }
    .check {
      grid-column: 2 / -1;
    }
  }
`;
