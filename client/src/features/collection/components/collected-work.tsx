import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import type { CollectedWork, CollectionPage } from "@naqsh/shared/collection";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { useLanguage } from "../../../i18n/use-format";
import { api } from "../../../lib/api";
import { titleOf } from "../../../lib/artwork-names";
import { useCollecting } from "../../../lib/collecting/collecting.api";
import { WorkMarks } from "../../../lib/marks/work-marks";
import { TextField } from "../../../ui/form/text-field";
import { Inline } from "../../../ui/inline";
import { StatusPill } from "../../../ui/status-pill";

type FootProps = { collection: CollectionPage; collected: CollectedWork };

const NoteForm = ({ collection, collected, onClose }: FootProps & { onClose: () => void }) => {
  const { t } = useTranslation("collection");
  const { t: tUi } = useTranslation("ui");
  const [note, setNote] = useState(collected.note ?? "");
  const params = { id: collection.id, artworkId: collected.artwork.id };
  const saving = useCollecting((wanted: string) =>
    api.put("/api/collections/:id/works/:artworkId", { params, body: { note: wanted } }),
  );
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.mutate(note, { onSuccess: onClose });
  };
  return (
    <form onSubmit={submit}>
      <TextField label={t("note")} value={note} onChange={setNote} rows={2} maxLength={500} />
      <Inline>
        <Button type="submit" size="small" variant="contained" loading={saving.isPending}>
          {t("saveNote")}
        </Button>
        <Button size="small" variant="text" onClick={onClose}>
          {tUi("cancel")}
        </Button>
      </Inline>
    </form>
  );
};

/** What the owner does with a work of a collection: their note, the cover, and out again. */
const OwnTools = ({ collection, collected }: FootProps) => {
  const { t } = useTranslation("collection");
  const [isNoting, setNoting] = useState(false);
  const { id } = collection;
  const { artwork, note } = collected;
  const title = titleOf(artwork, useLanguage());
  const removing = useCollecting(() =>
    api.delete("/api/collections/:id/works/:artworkId", { params: { id, artworkId: artwork.id } }),
  );
  const covering = useCollecting((artworkId: string | null) =>
    api.put("/api/collections/:id/cover", { params: { id }, body: { artworkId } }),
  );
  const isCover = collection.coverId === artwork.id;
  if (isNoting) return <NoteForm collection={collection} collected={collected} onClose={() => setNoting(false)} />;
  return (
    <Inline gap="xs">
      <Button size="small" variant="text" aria-label={t("noteOn", { title })} onClick={() => setNoting(true)}>
        {t(note === null ? "addNote" : "editNote")}
      </Button>
      <Button
        size="small"
        variant="text"
        aria-pressed={isCover}
        aria-label={t("coverOf", { title })}
        loading={covering.isPending}
        onClick={() => covering.mutate(isCover ? null : artwork.id)}
      >
        {t(isCover ? "notCover" : "makeCover")}
      </Button>
      <Button
        size="small"
        variant="text"
        color="error"
        aria-label={t("removeWork", { title })}
        loading={removing.isPending}
        onClick={() => removing.mutate(undefined)}
      >
        {t("remove")}
      </Button>
    </Inline>
  );
};

/** Below a work of a collection: why it was collected, and what its reader may do. */
export const CollectedFoot = ({ collection, collected }: FootProps) => {
  const { t } = useTranslation("collection");
  return (
    <Foot>
      {collected.note && (
        <p className="note" dir="auto">
          {collected.note}
        </p>
      )}
      {collection.isOwn ? (
        <div className="tools">
          {collection.coverId === collected.artwork.id && <StatusPill tone="brand">{t("isCover")}</StatusPill>}
          <OwnTools collection={collection} collected={collected} />
        </div>
      ) : (
        <WorkMarks work={collected.artwork} />
      )}
    </Foot>
  );
};

const Foot = styled.div`
  display: grid;
  gap: var(--space-s);

  .note {
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--line);
    color: var(--ink-2);
    font-size: var(--text-small);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  /* The card as a whole leads to the work; these act on their own. */
  .tools {
    position: relative;
    z-index: 1;
    display: grid;
    gap: var(--space-s);
    justify-items: start;
    margin-inline: -6px;
  }

  .tools form {
    display: grid;
    gap: var(--space-s);
    inline-size: 100%;
  }
`;
