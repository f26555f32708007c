import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { FormControlLabel } from "../../../ui/material/form-control-label";
import { Switch } from "../../../ui/material/switch";
import { useTranslation } from "../../../i18n/use-translation";
import { ChipRow, ChoiceChip } from "../../../ui/chip";
import { KeysList } from "../../../ui/keys-list";
import { useRoomSettings, type Arming } from "../room-settings.store";

const keys = [
  ["1 2 3", "amounts"],
  ["B", "arm"],
  ["Enter", "confirm"],
  ["Esc", "disarm"],
  ["M", "maximum"],
  ["S", "status"],
  ["L", "lots"],
  ["?", "help"],
] as const;

const armings: Arming[] = ["4", "8", "untilConfirmed"];

type ShortcutsDialogProps = { isOpen: boolean; onClose: () => void; onReadStatus: () => void };

/** The room's keys, and how it behaves for this reader. */
export const ShortcutsDialog = ({ isOpen, onClose, onReadStatus }: ShortcutsDialogProps) => {
  const { t } = useTranslation("auction");
  const settings = useRoomSettings();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{t("shortcuts.title")}</DialogTitle>
      <DialogContent>
        <KeysList keys={keys.map(([key, what]) => [key, t(`shortcuts.${what}`)])} />
        <Settings>
          <h3 id="arming-label">{t("settings.arming")}</h3>
          <ChipRow role="group" aria-labelledby="arming-label">
            {armings.map((arming) => (
              <ChoiceChip
                key={arming}
                isChosen={settings.arming === arming}
                onSelect={() => settings.setArming(arming)}
              >
                {arming === "untilConfirmed"
                  ? t("settings.untilConfirmed")
                  : t("settings.seconds", { count: Number(arming) })}
              </ChoiceChip>
            ))}
          </ChipRow>
          <FormControlLabel
            control={<Switch checked={settings.hasShortcuts} onChange={settings.toggleShortcuts} />}
            label={t("settings.shortcuts")}
          />
          <FormControlLabel
            control={<Switch checked={settings.readsEveryBid} onChange={settings.toggleReading} />}
            label={t("settings.readEveryBid")}
          />
        </Settings>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onReadStatus}>
          {t("shortcuts.readStatus")}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Settings = styled.div`
  display: grid;
  gap: var(--space-s);
  margin-block-start: 22px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);

  h3 {
    font: 600 var(--text-label)/1.5 var(--font-ui);
  }
`;
