import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { suggestMatches } from "@naqsh/shared/transfer";
import type {
  KnownLine,
  ReadStatement,
  StatementLine,
  Suggestion,
  TransferRow,
  TransfersPage,
} from "@naqsh/shared/transfer";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Bidi, Ltr } from "../../../ui/bidi";
import { TextField } from "../../../ui/form/text-field";
import { Money } from "../../../ui/money";
import { matchLine, setLineAside, useKnownLines, useTransferStep } from "../transfer.api";
import { TransferList } from "./transfer-list";

type LineProps = { line: StatementLine; known: KnownLine | undefined; rows: readonly TransferRow[] };

const candidatesFrom = (rows: readonly TransferRow[]) =>
  rows.map(({ paymentId, reference, missing, buyer: { names } }) => ({ paymentId, reference, missing, names }));

type MatchProps = { line: StatementLine; suggestion: Suggestion; rows: readonly TransferRow[] };

const Match = ({ line, suggestion, rows }: MatchProps) => {
  const { t } = useTranslation("transfer");
  const step = useTransferStep();
  const [another, setAnother] = useState("");
  const row = rows.find(({ paymentId }) => paymentId === suggestion.paymentId);
  if (!row) return null;
  const isLikeAnother = row.lines.some(
    ({ lineId, bookedOn, amount }) => lineId !== line.id && bookedOn === line.bookedOn && amount === line.amount,
  );
  const reason = suggestion.ground === "reference" ? null : t(`grounds.${suggestion.ground}`);
  return (
    <div className="row">
      <span>
        <Ltr>{row.orderNumber}</Ltr> · <Bidi>{row.buyer.names.join(" ")}</Bidi>
      </span>
      <span className="quiet">{t(`grounds.${suggestion.ground}`)}</span>
      {row.missing > 0 && row.missing !== line.amount && (
        <span className="quiet">
          {t("lines.awaits")} <Money amount={row.missing} />
        </span>
      )}
      {isLikeAnother && (
        <TextField
          label={t("lines.another")}
          hint={t("lines.likeAnother")}
          value={another}
          onChange={setAnother}
          maxLength={500}
        />
      )}
      <Button
        variant={suggestion.ground === "reference" ? "contained" : "outlined"}
        size="small"
        disabled={isLikeAnother && another.trim() === ""}
        loading={step.isPending}
        onClick={() =>
          step.mutate({
            done: t("lines.matched"),
            run: () => matchLine(line, row, { reason, another: isLikeAnother ? another : null }),
          })
        }
      >
        {t("lines.match", { order: row.orderNumber })}
      </Button>
    </div>
  );
};

const Aside = ({ line }: { line: StatementLine }) => {
  const { t } = useTranslation("transfer");
  const [reason, setReason] = useState("");
  const step = useTransferStep();
  return (
    <details>
      <summary>{t("lines.aside")}</summary>
      <TextField label={t("reason")} value={reason} onChange={setReason} maxLength={500} />
      <Button
        size="small"
        disabled={reason.trim() === ""}
        loading={step.isPending}
        onClick={() => step.mutate({ done: t("lines.isAside"), run: () => setLineAside(line, reason) })}
      >
        {t("lines.setAside")}
      </Button>
    </details>
  );
};

const Line = ({ line, known, rows }: LineProps) => {
  const { t } = useTranslation("transfer");
  const format = useFormat();
  const suggestions = suggestMatches(line, candidatesFrom(rows));
  return (
    <li>
      <div className="row">
        <strong>
          <Money amount={line.amount} />
        </strong>
        <span>{format.date(msFromInstant(`${line.bookedOn}T12:00:00.000Z`))}</span>
        {known && <span className="quiet">{t(`outcomes.${known.outcome}`)}</span>}
      </div>
      <p className="quiet">
        <Bidi>{line.text}</Bidi>
      </p>
      {!known && suggestions.map((one) => <Match key={one.paymentId} line={line} suggestion={one} rows={rows} />)}
      {!known && suggestions.length === 0 && <p className="quiet">{t("lines.nothing")}</p>}
      {!known && <Aside line={line} />}
    </li>
  );
};

/** The lines of the statement that is open, each with the payments that it may belong to. */
export const StatementLines = ({ statement, page }: { statement: ReadStatement; page: TransfersPage }) => {
  const { t } = useTranslation("transfer");
  const known = useKnownLines(statement.lines);
  const rows = [
    ...new Map([...page.awaited, ...page.owing, ...page.ended].map((row) => [row.paymentId, row])).values(),
  ];
  if (statement.lines.length === 0 && statement.unread.length === 0) return null;
  return (
    <TransferList aria-labelledby="statement-lines">
      <h2 id="statement-lines">{t("lines.title", { count: statement.lines.length })}</h2>
      {statement.unread.length > 0 && <p role="status">{t("lines.unread", { rows: statement.unread.join(", ") })}</p>}
      {page.endedCount > page.ended.length && (
        <p className="quiet">{t("lines.newestEnded", { shown: page.ended.length, all: page.endedCount })}</p>
      )}
      <ul>
        {statement.lines.map((line) => (
          <Line key={line.id} line={line} rows={rows} known={known.data?.find(({ lineId }) => lineId === line.id)} />
        ))}
      </ul>
    </TransferList>
  );
};
