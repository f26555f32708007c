import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { LONGEST_SEARCH_NAME } from "@naqsh/shared/search";
import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { FormError } from "../../../ui/form/form";
import { TextField } from "../../../ui/form/text-field";
import { useForm } from "../../../ui/form/use-form";
import { Dialog } from "../../../ui/material/dialog";
import { Stack } from "../../../ui/stack";

type SaveSearchDialogProps = {
  suggested: string;
  command: { isPending: boolean; error: Error | null };
  onSend: (name: string) => void;
  onClose: () => void;
};

/** Asks what a search is called in the list and in its notices. */
export const SaveSearchDialog = ({ suggested, command, onSend, onClose }: SaveSearchDialogProps) => {
  const { t } = useTranslation("search");
  const { t: tUi } = useTranslation("ui");
  const titleId = useId();
  const form = useForm({
    initial: { name: suggested.slice(0, LONGEST_SEARCH_NAME) },
    faultsOf: ({ name }) => (name.trim() === "" ? { name: t("saved.nameMissing") } : {}),
    send: ({ name }) => onSend(name.trim()),
    command,
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={form.submit} noValidate>
        <DialogTitle id={titleId}>{t("saved.save")}</DialogTitle>
        <DialogContent>
          <Stack gap="l">
            {form.problem && <FormError title={t("saved.notSaved")} text={form.problem} />}
            <TextField
              label={t("saved.name")}
              hint={t("saved.hint")}
              {...form.fieldOf("name")}
              maxLength={LONGEST_SEARCH_NAME}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {tUi("cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={form.isPending}>
            {t("saved.confirm")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
