import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { FormError } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";
import { useForm } from "../../../ui/form/use-form";
import { Stack } from "../../../ui/stack";

export type CollectionText = { name: string; description: string };

type CollectionFormProps = {
  isOpen: boolean;
  title: string;
  submitLabel: string;
  initial: CollectionText;
  command: { isPending: boolean; error: Error | null };
  onSend: (text: CollectionText) => void;
  onClose: () => void;
};

/** The name of a collection and what its owner says of it. */
export const CollectionForm = (props: CollectionFormProps) => {
  const { t } = useTranslation("collection");
  const { t: tUi } = useTranslation("ui");
  const titleId = useId();
  const form = useForm<CollectionText>({
    initial: props.initial,
    faultsOf: ({ name }) => (name.trim() === "" ? { name: t("nameMissing") } : {}),
    send: props.onSend,
    command: props.command,
  });
  return (
    <Dialog open={props.isOpen} onClose={props.onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form onSubmit={form.submit} noValidate>
        <DialogTitle id={titleId}>{props.title}</DialogTitle>
        <DialogContent>
          <Stack gap="l">
            {form.problem && <FormError title={t("notSaved")} text={form.problem} />}
            <TextField label={t("name")} {...form.fieldOf("name")} maxLength={80} />
            <TextField label={t("description")} {...form.fieldOf("description")} rows={3} maxLength={1000} isOptional />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={props.onClose}>
            {tUi("cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={form.isPending}>
            {props.submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
