import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { AuctionTerms } from "@naqsh/shared/auction";
import { useTranslation } from "../../../i18n/use-translation";
import { useLadderWords } from "../use-ladder-words";
import { LadderSteps } from "../ladder-steps";

type RulesDialogProps = { isOpen: boolean; onClose: () => void; terms: AuctionTerms };

/** What holds in this auction, in a bidder's words: its steps, its end, and what follows a win. */
export const RulesDialog = ({ isOpen, onClose, terms }: RulesDialogProps) => {
  const { t } = useTranslation("auction");
  const ladderWords = useLadderWords();
  const minutes = Math.round(terms.softCloseMs / 60_000);
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="rules-title">
      <DialogTitle id="rules-title">{t("rules.title")}</DialogTitle>
      <DialogContent>
        <Rules>
          <ul>
            <li>{t("rules.anyAmount")}</li>
            {minutes > 0 && <li>{t("room.softClose", { count: minutes })}</li>}
            <li>{t("rules.binding")}</li>
            <li>{t("rules.payment")}</li>
          </ul>
          <div>
            <h3>{t("rules.steps")}</h3>
            <LadderSteps policy={terms.incrementPolicy} own={terms.ownIncrement} />
            <p className="fixed" data-testid="increment-policy">
              {t("rules.fixed", { ladder: ladderWords(terms.incrementPolicy) })}
            </p>
          </div>
        </Rules>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("rules.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Rules = styled.div`
  display: grid;
  gap: var(--space-l);

  ul {
    display: grid;
    gap: var(--space-s);
    padding-inline-start: 20px;
    margin: 0;
    line-height: 1.6;
  }

  h3 {
    font: 600 var(--text-body)/1.5 var(--font-ui);
    margin-block-end: 4px;
  }

  .fixed {
    margin-block-start: 10px;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
