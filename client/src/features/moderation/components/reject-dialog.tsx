import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { REJECTION_REASONS, type RejectionReason } from "@naqsh/shared/artwork";
import { useId, useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { ChipRow, ChoiceChip } from "../../../ui/chip";
import { AlertIcon } from "../../../ui/icons";
import { TextField } from "../../../ui/form/text-field";
import type { Review } from "../use-review";

/** Asks over the page why the work is refused: a reason, and words for the artist. Neither button nor key refuses without a reason. */
export const RejectDialog = ({ review }: { review: Review }) => {
  const { t } = useTranslation("moderation");
  const [reason, setReason] = useState<RejectionReason | null>(null);
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [titleId, formId] = [useId(), useId()];
  const close = () => review.setRejecting(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null) review.reject(reason, note);
  };
  return (
    <Dialog open={review.isRejecting} onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t("rejectTitle")}</DialogTitle>
      <DialogContent>
        <Form id={formId} onSubmit={submit}>
          <ChipRow className="reasons" role="group" aria-label={t("rejectReason")}>
            {REJECTION_REASONS.map((option) => (
              <ChoiceChip
                key={option}
                isChosen={reason === option}
                onSelect={() => {
                  setReason(option);
                  setMissing(false);
                }}
              >
                {t(`reasons.${option}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
          {isMissing && (
            <div className="fault" role="alert">
              <AlertIcon size={18} />
              {t("reasonNeeded")}
            </div>
          )}
          <TextField
            label={t("rejectNote")}
            hint={t("rejectNoteHint")}
            rows={2}
            maxLength={1000}
            isOptional
            value={note}
            onChange={setNote}
          />
        </Form>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={close}>
          {t("back")}
        </Button>
        <Button type="submit" form={formId} variant="contained" color="error" loading={review.isPending}>
          {t("rejectConfirm")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Form = styled.form`
  display: grid;
  gap: var(--space-l);

  .fault {
    display: flex;
    gap: var(--space-s);
    align-items: center;
    color: var(--madder);
    font-size: var(--text-small);
    font-weight: 500;
  }

  .reasons {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`;
