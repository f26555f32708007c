import { Button } from "./button";
import { Dialog } from "./material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, type ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation";

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  tone?: "plain" | "danger";
  isPending?: boolean;
  isConfirmable?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be undone. The confirming button says what it does. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { t } = useTranslation("ui");
  const titleId = useId();
  return (
    <Dialog open={props.isOpen} onClose={props.onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      {props.children && <DialogContent>{props.children}</DialogContent>}
      <DialogActions>
        <Button variant="text" onClick={props.onCancel}>
          {t("cancel")}
        </Button>
        <Button
          variant="contained"
          color={props.tone === "danger" ? "error" : "primary"}
          onClick={props.onConfirm}
          disabled={props.isConfirmable === false}
          loading={props.isPending === true}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
