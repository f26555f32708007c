import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { copyText } from "../../../lib/copy-text";
import { showToast } from "../../../ui/toast.store";

/** Ten codes, shown this once. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const { t } = useTranslation("protection");
  const titleId = useId();
  const copy = async () => {
    await copyText(codes.join("\n"));
    showToast({ title: t("recovery.copied"), tone: "good" });
  };
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t("recovery.once")}</DialogTitle>
      <DialogContent>
        <p>{t("recovery.keep")}</p>
        <Codes aria-label={t("recovery.title")}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={() => void copy()}>
          {t("recovery.copy")}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t("recovery.kept")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15ch, 1fr));
  gap: var(--space-s) var(--space-xl);
  margin-block: 16px 0;
  padding: 0;
  list-style: none;
  font:
    500 var(--text-body)/1.6 ui-monospace,
    monospace;
  direction: ltr;
`;
