import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { PersonPage } from "@naqsh/shared/moderation";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat, useLanguage } from "../../../i18n/use-format";
import { personNameOf } from "../../../lib/person-name";
import { Bidi } from "../../../ui/bidi";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { TextField } from "../../../ui/form/text-field";
import { Inline } from "../../../ui/inline";
import type { PersonCommand } from "../admin.api";

const SHORTEST_REASON = 3;

type PersonBadgeProps = {
  person: PersonPage;
  isPending: boolean;
  onSend: (command: PersonCommand, done: () => void) => void;
};

type Act = "grantBadge" | "declineBadge" | "takeBadge";

const Document = ({ document }: { document: NonNullable<PersonPage["badge"]["document"]> }) => {
  const { t } = useTranslation("admin");
  return document.format === "pdf" ? (
    <a href={document.url} download>
      {t("badge.openPdf")}
    </a>
  ) : (
    <a href={document.url} target="_blank" rel="noreferrer">
      <img src={document.url} alt={t("badge.document")} />
    </a>
  );
};

/** How somebody stands with the verified badge: their document while it waits, and what can be decided about it. */
export const PersonBadge = ({ person: { badge }, isPending, onSend }: PersonBadgeProps) => {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const language = useLanguage();
  const [act, setAct] = useState<Act | null>(null);
  const [reason, setReason] = useState("");
  if (badge.status === "none") return null;
  const close = () => {
    setAct(null);
    setReason("");
  };
  const { document } = badge;
  const send = () => {
    const why = reason.trim();
    if (act === "takeBadge") onSend({ act, reason: why }, close);
    else if (act !== null && document) onSend({ act, documentId: document.id, reason: why }, close);
  };
  return (
    <Badge aria-labelledby="badge-of-person">
      <h2 id="badge-of-person">{t("badge.title")}</h2>
      <p>
        {t(`badge.standing.${badge.status}`, {
          date: badge.at === null ? "" : format.date(msFromInstant(badge.at)),
          name: (badge.by && personNameOf(badge.by, language)) ?? t("erasedName"),
        })}{" "}
        {badge.reason !== null && <Bidi>{badge.reason}</Bidi>}
      </p>
      {document && <Document document={document} />}
      <Inline gap="m">
        {badge.status === "asked" && (
          <>
            <Button variant="contained" onClick={() => setAct("grantBadge")}>
              {t("badge.grantBadge")}
            </Button>
            <Button variant="outlined" onClick={() => setAct("declineBadge")}>
              {t("badge.declineBadge")}
            </Button>
          </>
        )}
        {badge.status === "granted" && (
          <Button variant="outlined" color="error" onClick={() => setAct("takeBadge")}>
            {t("badge.takeBadge")}
          </Button>
        )}
      </Inline>
      <ConfirmDialog
        isOpen={act !== null}
        title={t(`badge.confirm.${act ?? "grantBadge"}`)}
        confirmLabel={t(`badge.${act ?? "grantBadge"}`)}
        isPending={isPending}
        isConfirmable={reason.trim().length >= SHORTEST_REASON}
        onConfirm={send}
        onCancel={close}
      >
        <TextField
          label={t(act === "grantBadge" ? "badge.seen" : "badge.reason")}
          hint={act === "takeBadge" ? t("right.reasonHint") : t("badge.destroyed")}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
      </ConfirmDialog>
    </Badge>
  );
};

const Badge = styled.section`
  display: grid;
  gap: var(--space-m);

  h2 {
    font-size: var(--text-heading);
  }

  p {
    color: var(--ink-2);
  }

  a {
    justify-self: start;
  }

  img {
    display: block;
    max-inline-size: min(100%, 560px);
    max-block-size: 420px;
    border: 1px solid var(--line);
    border-radius: var(--r-panel);
  }
`;
