import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { BatchMember, PayoutBatchView } from "@naqsh/shared/payout";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { useArtistName } from "../artist-name";
import { FreshConfirmation } from "../../../lib/confirm/fresh-confirmation";
import { Bidi } from "../../../ui/bidi";
import { Inline } from "../../../ui/inline";
import { Money } from "../../../ui/money";
import { Panel } from "../../../ui/page";
import { StatusPill, type Tone } from "../../../ui/status-pill";
import { showToast } from "../../../ui/toast.store";
import { batchFile, useDeskAction } from "../payout.api";

const TONES: Readonly<Record<BatchMember["status"], Tone>> = {
  waiting: "neutral",
  leftOut: "neutral",
  underWay: "notice",
  paid: "good",
  failed: "urgent",
};

type FailedReasons = Readonly<Record<string, string>>;
type MemberProps = { member: BatchMember; isAsked: boolean; reason: string; onReason: (reason: string) => void };

const MemberRow = ({ member, isAsked, reason, onReason }: MemberProps) => {
  const { t } = useTranslation("payout");
  const name = useArtistName(member.artist);
  const { amount, status, because } = member;
  return (
    <li>
      <Bidi>{name}</Bidi>
      <StatusPill tone={TONES[status]}>{because ? t(`leftOut.${because}`) : t(`members.${status}`)}</StatusPill>
      {member.reason && <small>{member.reason}</small>}
      {isAsked && status === "underWay" && (
        <input
          value={reason}
          placeholder={t("batch.failedReason")}
          aria-label={`${t("batch.failedReason")} ${name}`}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
      <strong>
        <Money amount={amount} />
      </strong>
    </li>
  );
};

/** One batch: its transfers, the bank's file, and what the bank made of it. */
export const BatchCard = ({ batch }: { batch: PayoutBatchView }) => {
  const { t } = useTranslation("payout");
  const format = useFormat();
  const action = useDeskAction();
  const [reasons, setReasons] = useState<FailedReasons>({});
  const { id, status, members, total, madeAt, isGathered } = batch;
  const confirm = () => {
    const failed = Object.entries(reasons)
      .filter(([, reason]) => reason.trim() !== "")
      .map(([artistId, reason]) => ({ artistId, reason }));
    action.mutate(
      { act: "confirm", id, failed },
      { onSuccess: () => showToast({ title: t("batch.confirmed"), tone: "good" }) },
    );
  };
  return (
    <Card>
      <Inline gap="m" align="center" justify="space-between">
        <h3>{format.dateTime(msFromInstant(madeAt))}</h3>
        <StatusPill tone={status === "confirmed" ? "good" : "waiting"}>{t(`batch.statuses.${status}`)}</StatusPill>
      </Inline>
      <ul>
        {members.map((member) => (
          <MemberRow
            key={member.artistId}
            member={member}
            isAsked={status === "exported"}
            reason={reasons[member.artistId] ?? ""}
            onReason={(reason) => setReasons({ ...reasons, [member.artistId]: reason })}
          />
        ))}
      </ul>
      <Inline gap="m" align="center" justify="space-between">
        <strong>
          {t("batch.total")} <Money amount={total} />
        </strong>
        <Inline gap="s">
          {status === "gathering" && (
            <Button
              variant="contained"
              disabled={!isGathered || total === 0}
              loading={action.isPending}
              onClick={() => action.mutate({ act: "export", id })}
            >
              {t("batch.export")}
            </Button>
          )}
          {status !== "gathering" && (
            <Button variant="outlined" component="a" href={batchFile(id)} download>
              {t("batch.file")}
            </Button>
          )}
          {status === "exported" && (
            <Button variant="contained" loading={action.isPending} onClick={confirm}>
              {t("batch.confirm")}
            </Button>
          )}
        </Inline>
      </Inline>
      <FreshConfirmation {...action.confirmation} />
    </Card>
  );
};

const Card = styled(Panel)`
  display: grid;
  gap: var(--space-m);
  padding: 16px 20px;

  h3 {
    font-size: var(--text-body);
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s) var(--space-m);
    align-items: center;
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
  }

  li > strong {
    margin-inline-start: auto;
  }

  input {
    min-block-size: 36px;
    padding-inline: 10px;
    border: 1px solid var(--line);
    border-radius: var(--r-control);
    background: var(--surface);
    color: inherit;
    font: inherit;
  }
`;
