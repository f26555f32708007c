import styled from "@emotion/styled";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/material/checkbox";
import { Dialog } from "../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { FormControlLabel } from "../../ui/material/form-control-label";
import type { OwnCollection } from "@naqsh/shared/collection";
import { useId, useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Awaited } from "../../ui/awaited";
import { Bidi } from "../../ui/bidi";
import { TextField } from "../../ui/form/text-field";
import { Skeleton } from "../../ui/skeleton";
import { Stack } from "../../ui/stack";
import { Text } from "../../ui/text";
import { api } from "../api";
import { createCollection, useCollecting, useOwnCollections } from "./collecting.api";

const LONGEST_NAME = 80;

/** A collection of the reader's, with whether the work is in it: on the screen at once. */
const Choice = ({ collection, workId }: { collection: OwnCollection; workId: string }) => {
  const { t } = useTranslation("collecting");
  const { id } = collection;
  const changing = useCollecting((isWanted: boolean): Promise<unknown> =>
    isWanted
      ? api.post("/api/collections/:id/works", { params: { id }, body: { artworkId: workId } })
      : api.delete("/api/collections/:id/works/:artworkId", { params: { id, artworkId: workId } }),
  );
  const isHeld = changing.isPending ? changing.variables : collection.holdsWork;
  return (
    <li>
      <FormControlLabel
        control={<Checkbox checked={isHeld} onChange={(event) => changing.mutate(event.target.checked)} />}
        label={<Bidi>{collection.name ?? t("unnamed")}</Bidi>}
      />
      <Text as="span" size="small" tone="quiet">
        {t("works", { count: collection.count })}
      </Text>
    </li>
  );
};

/** Begins a collection with the work in it. */
const NewCollection = ({ workId }: { workId: string }) => {
  const { t } = useTranslation("collecting");
  const [name, setName] = useState("");
  const creating = useCollecting((wanted: string) => createCollection({ name: wanted, description: "" }, workId));
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() !== "") creating.mutate(name, { onSuccess: () => setName("") });
  };
  return (
    <NewForm onSubmit={submit}>
      <TextField label={t("newName")} value={name} onChange={setName} maxLength={LONGEST_NAME} />
      <Button type="submit" variant="outlined" loading={creating.isPending} disabled={name.trim() === ""}>
        {t("create")}
      </Button>
    </NewForm>
  );
};

type CollectDialogProps = { work: { id: string; title: string }; isOpen: boolean; onClose: () => void };

/** Which of the reader's collections hold a work, each to be changed; and a new one. */
export const CollectDialog = ({ work, isOpen, onClose }: CollectDialogProps) => {
  const { t } = useTranslation("collecting");
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t("collect", { title: work.title })}</DialogTitle>
      <DialogContent>
        <Stack gap="l">
          <Awaited
            query={useOwnCollections(work.id)}
            loading={t("loading")}
            failed={t("loadFailed")}
            bones={<Skeleton block="96px" radius="8px" />}
          >
            {(collections) =>
              collections.length === 0 ? (
                <Text tone="quiet">{t("none")}</Text>
              ) : (
                <Choices aria-label={t("own")}>
                  {collections.map((collection) => (
                    <Choice key={collection.id} collection={collection} workId={work.id} />
                  ))}
                </Choices>
              )
            }
          </Awaited>
          <NewCollection workId={work.id} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Choices = styled.ul`
  display: grid;
  max-block-size: 320px;
  overflow-y: auto;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-m);
    min-block-size: 44px;
  }
`;

const NewForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-m);
  align-items: end;
`;
