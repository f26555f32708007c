import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { TextField } from "../../../ui/form/text-field";
import { Stack } from "../../../ui/stack";
import type { PersonCommand } from "../admin.api";

const SHORTEST_REASON = 3;

type RightDialogProps = {
  act: "giveRight" | "takeRight";
  isPending: boolean;
  onSend: (command: PersonCommand) => void;
  onClose: () => void;
};

/** Says what follows, and asks why; who is at the screen is asked behind it, if that was not proven a moment ago. */
export const RightDialog = ({ act, isPending, onSend, onClose }: RightDialogProps) => {
  const { t } = useTranslation("admin");
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [titleId, formId] = [useId(), useId()];
  const isGiving = act === "giveRight";
  const lacksReason = reason.trim().length < SHORTEST_REASON;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!lacksReason) onSend({ act, reason: reason.trim() });
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t(isGiving ? "right.giveTitle" : "right.takeTitle")}</DialogTitle>
      <DialogContent>
        <form id={formId} onSubmit={submit} noValidate>
          <Stack gap="l">
            <p>{t(isGiving ? "right.giveText" : "right.takeText")}</p>
            <TextField
              label={t("right.reason")}
              hint={t("right.reasonHint")}
              error={isChecked && lacksReason ? t("right.reasonMissing") : undefined}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={setReason}
            />
          </Stack>
        </form>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t("ban.back")}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          color={isGiving ? "primary" : "error"}
          loading={isPending}
        >
          {t(isGiving ? "right.give" : "right.take")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
