import styled from "@emotion/styled";
import type { WorkDocument } from "@naqsh/shared/artwork";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { ScrollIcon } from "../../../ui/tool-icons";
import { AddDocument } from "./add-document";
import { useRemoveDocument, useWorkDocuments } from "./work-documents.api";

type RowProps = { artworkId: string; document: WorkDocument; onRemove: (() => void) | null };

const Row = ({ artworkId, document: { id, kind, format, isPublic, addedAt }, onRemove }: RowProps) => {
  const { t } = useTranslation("papers");
  const { date } = useFormat();
  const name = t(`documents.kinds.${kind}`);
  return (
    <li>
      <ScrollIcon size={20} />
      <div>
        <strong>{name}</strong>
        <small>
          {t(`documents.formats.${format}`)} · {date(msFromInstant(addedAt))} ·{" "}
          {t(isPublic ? "documents.forAll" : "documents.private")}
        </small>
      </div>
      <div className="actions">
        <Button
          component="a"
          variant="text"
          size="small"
          href={`/api/artworks/${artworkId}/documents/${id}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`${t("documents.open")}: ${name}`}
        >
          {t("documents.open")}
        </Button>
        {onRemove && (
          <Button
            variant="text"
            size="small"
            color="error"
            onClick={onRemove}
            aria-label={`${t("documents.remove")}: ${name}`}
          >
            {t("documents.remove")}
          </Button>
        )}
      </div>
    </li>
  );
};

type WorkDocumentsProps = {
  artworkId: string;
  isOwner: boolean;
  /** Sold, in an auction or reserved: what came with it stays. */
  isBound: boolean;
  /** An administrator has seen the work or its papers: one that goes ends that. */
  isVerified: boolean;
};

/** The papers of a work, as far as the reader may see them; its artist adds to them and takes away. */
export const WorkDocuments = ({ artworkId, isOwner, isBound, isVerified }: WorkDocumentsProps) => {
  const { t } = useTranslation("papers");
  const { data: documents = [] } = useWorkDocuments(artworkId);
  const [asked, setAsked] = useState<string | null>(null);
  const removal = useRemoveDocument(artworkId);
  if (documents.length === 0 && !isOwner) return null;
  const remove = () => {
    if (asked !== null) removal.mutate(asked);
    setAsked(null);
  };
  return (
    <Section>
      <h2>{t("documents.title")}</h2>
      {isOwner && <p>{t("documents.note")}</p>}
      {documents.length > 0 && (
        <ul>
          {documents.map((document) => (
            <Row
              key={document.id}
              artworkId={artworkId}
              document={document}
              onRemove={isOwner && !isBound ? () => setAsked(document.id) : null}
            />
          ))}
        </ul>
      )}
      {isOwner && <AddDocument artworkId={artworkId} />}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t("documents.removeTitle")}
        confirmLabel={t("documents.remove")}
        tone="danger"
        onConfirm={remove}
        onCancel={() => setAsked(null)}
      >
        {t("documents.removeText")} {isVerified && t("documents.removeEnds")}
      </ConfirmDialog>
    </Section>
  );
};

const Section = styled.section`
  display: grid;
  gap: var(--space-m);

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  p {
    color: var(--ink-2);
    font-size: var(--text-small);
  }

  ul {
    padding: 0;
    list-style: none;
    border-block-start: 1px solid var(--line);
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-s) var(--space-m);
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
  }

  .actions {
    display: flex;
  }

  @media (max-width: 767.95px) {
    .actions {
      grid-column: 2;
      margin-inline-start: -14px;
    }

    .actions > * {
      min-inline-size: 0;
    }
  }

  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
