import styled from "@emotion/styled";
import { WORK_DOCUMENT_KINDS } from "@naqsh/shared/artwork";
import type { WorkDocumentKind } from "@naqsh/shared/artwork";
import { useRef, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { Choice } from "../../../ui/choice";
import { useAddDocument } from "./work-documents.api";

const TAKEN = "application/pdf,image/jpeg,image/png,image/webp,image/avif";

/** For the work's artist: the kind of a document, for whom it is, and its file, which is sent once it is chosen. */
export const AddDocument = ({ artworkId }: { artworkId: string }) => {
  const { t } = useTranslation("papers");
  const [kind, setKind] = useState<WorkDocumentKind>("certificate");
  const [isPublic, setPublic] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = useAddDocument(artworkId);
  return (
    <Row role="group" aria-label={t("documents.add")}>
      <Choice
        label={t("documents.kind")}
        value={kind}
        options={WORK_DOCUMENT_KINDS}
        textOf={(option) => t(`documents.kinds.${option}`)}
        onChange={setKind}
      />
      <label>
        <input type="checkbox" checked={isPublic} onChange={({ target }) => setPublic(target.checked)} />
        {t("documents.forAll")}
      </label>
      <input
        ref={input}
        type="file"
        hidden
        accept={TAKEN}
        aria-label={t("documents.choose")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) add.mutate({ kind, isPublic, file });
          target.value = "";
        }}
      />
      <Button variant="outlined" loading={add.isPending} onClick={() => input.current?.click()}>
        {t("documents.choose")}
      </Button>
      <small>{t("documents.limit")}</small>
    </Row>
  );
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-m);

  label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-s);
    min-block-size: 44px;
  }

  small {
    flex-basis: 100%;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
