import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { PersonPage } from "@naqsh/shared/moderation";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Link } from "react-router-dom";
import { useFormat } from "../../../i18n/use-format";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { TextField } from "../../../ui/form/text-field";
import type { PersonCommand } from "../admin.api";

const SHORTEST_REASON = 3;

type PersonWinsProps = {
  person: PersonPage;
  isPending: boolean;
  onForgive: (command: PersonCommand, done: () => void) => void;
};

/** Wins that were left unpaid and still count, each with the way to forgive it. */
export const PersonWins = ({ person: { openUnpaidWins }, isPending, onForgive }: PersonWinsProps) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const [asked, setAsked] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  if (openUnpaidWins.length === 0) return null;
  const close = () => setAsked(null);
  return (
    <Wins aria-labelledby="unpaid-wins">
      <h2 id="unpaid-wins">{t("wins.title", { count: openUnpaidWins.length })}</h2>
      <p>{t("wins.lead")}</p>
      <ul>
        {openUnpaidWins.map(({ auctionId, recordedOn }) => (
          <li key={auctionId}>
            <Link to={`/auctions/${auctionId}`}>{t("wins.auction")}</Link>
            <time dateTime={recordedOn}>{format.date(msFromInstant(recordedOn))}</time>
            <Button variant="outlined" size="small" onClick={() => setAsked(auctionId)}>
              {t("wins.forgive")}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t("wins.confirm")}
        confirmLabel={t("wins.forgive")}
        isPending={isPending}
        isConfirmable={reason.trim().length >= SHORTEST_REASON}
        onConfirm={() => onForgive({ act: "forgive", auctionId: asked ?? "", reason: reason.trim() }, close)}
        onCancel={close}
      >
        <TextField label={t("wins.reason")} rows={2} maxLength={500} value={reason} onChange={setReason} />
      </ConfirmDialog>
    </Wins>
  );
};

const Wins = styled.section`
  display: grid;
  gap: var(--space-s);

  h2 {
    font-size: var(--text-heading);
  }

  p,
  time {
    color: var(--ink-2);
  }

  ul {
    display: grid;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s) var(--space-l);
    align-items: center;
    padding-block: 10px;
    border-block-end: 1px solid var(--line);
  }
`;
