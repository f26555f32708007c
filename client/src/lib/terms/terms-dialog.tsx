import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/button";
import { Inline } from "../../ui/inline";
import { Dialog } from "../../ui/material/dialog";
import { Stack } from "../../ui/stack";
import { TextAnchor } from "../../ui/text-link";
import { useAcceptTerms } from "./use-accept-terms";

type TermsDialogProps = { onAccepted: () => void; onCancel: () => void };

/** Asks for the terms in force before what the person began goes on. The texts open beside it, so that nothing begun is lost. */
export const TermsDialog = ({ onAccepted, onCancel }: TermsDialogProps) => {
  const { t } = useTranslation("terms");
  const titleId = useId();
  const accept = useAcceptTerms();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t("title")}</DialogTitle>
      <DialogContent>
        <Stack gap="m">
          <p>{t("lead")}</p>
          <Inline gap="l">
            <TextAnchor href="/terms" target="_blank" rel="noopener">
              {t("terms")}
            </TextAnchor>
            <TextAnchor href="/privacy" target="_blank" rel="noopener">
              {t("privacy")}
            </TextAnchor>
          </Inline>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button
          variant="contained"
          loading={accept.isPending}
          onClick={() => accept.mutate(undefined, { onSuccess: onAccepted })}
        >
          {t("acceptAndGoOn")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
