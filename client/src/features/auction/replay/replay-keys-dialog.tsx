import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslation } from "../../../i18n/use-translation";
import { KeysList } from "../../../ui/keys-list";

const keys = [
  ["Space", "space"],
  ["← →", "arrows"],
  ["Shift ← →", "minutes"],
  ["Home End", "ends"],
  ["1 2 3 4", "speeds"],
  ["?", "help"],
] as const;

/** The keys of a replay. */
export const ReplayKeysDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation("replay");
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="replay-keys-title">
      <DialogTitle id="replay-keys-title">{t("keys.title")}</DialogTitle>
      <DialogContent>
        <KeysList keys={keys.map(([key, what]) => [key, t(`keys.${what}`)])} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("keys.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
