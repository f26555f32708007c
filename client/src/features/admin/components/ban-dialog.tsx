import styled from "@emotion/styled";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/material/dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { LeadOfUser, PersonPage } from "@naqsh/shared/moderation";
import { useId, useState, type SyntheticEvent } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { serverClock } from "../../../lib/clock.store";
import { ChipRow, ChoiceChip } from "../../../ui/chip";
import { TextField } from "../../../ui/form/text-field";
import type { PersonCommand } from "../admin.api";
import { useLeads } from "../admin.api";
import { BAN_LENGTHS, cancelledWith, endOfBan, type BanLength } from "../ban-effects";
import { BanEffects } from "./ban-effects";

const SHORTEST_REASON = 3;
const NO_LEADS: LeadOfUser[] = [];

type BanDialogProps = {
  person: PersonPage;
  isPending: boolean;
  onBan: (command: PersonCommand) => void;
  onClose: () => void;
};

const toggled = (set: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const made = new Set(set);
  if (!made.delete(id)) made.add(id);
  return made;
};

/** Asks why and for how long, and shows what follows before it happens. */
export const BanDialog = ({ person, isPending, onBan, onClose }: BanDialogProps) => {
  const { t } = useTranslation("admin");
  const leads = useLeads(person.id);
  const [reason, setReason] = useState("");
  const [length, setLength] = useState<BanLength>(7);
  const [isMissing, setMissing] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [titleId, formId] = [useId(), useId()];
  const toggle = (auctionId: string) => setChosen((before) => toggled(before, auctionId));

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const why = reason.trim();
    setMissing(why.length < SHORTEST_REASON);
    if (why.length < SHORTEST_REASON) return;
    const until = endOfBan(length, serverClock.now());
    const voided = (leads.data ?? NO_LEADS).filter(({ auctionId }) => chosen.has(auctionId));
    const voidedLeads = voided.map(({ auctionId, alias }) => ({ auctionId, alias }));
    const cancelledAuctions = cancelledWith(person, chosen);
    onBan({ act: "ban", body: { reason: why, cancelledAuctions, voidedLeads, ...(until && { until }) } });
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t("ban.title")}</DialogTitle>
      <DialogContent>
        <Form id={formId} onSubmit={submit} noValidate>
          <TextField
            label={t("ban.reason")}
            hint={t("ban.reasonHint")}
            error={isMissing ? t("ban.reasonMissing") : undefined}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={setReason}
          />
          <fieldset>
            <legend>{t("ban.length")}</legend>
            <ChipRow>
              {BAN_LENGTHS.map((days) => (
                <ChoiceChip key={days ?? "none"} isChosen={days === length} onSelect={() => setLength(days)}>
                  {days === null ? t("ban.noEnd") : t("ban.days", { count: days })}
                </ChoiceChip>
              ))}
            </ChipRow>
          </fieldset>
          <BanEffects person={person} leads={leads.data ?? NO_LEADS} chosen={chosen} onToggle={toggle} />
        </Form>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t("ban.back")}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          color="error"
          loading={isPending}
          disabled={leads.data === undefined}
        >
          {t("ban.confirm")}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Form = styled.form`
  display: grid;
  gap: var(--space-l);

  /* Their own alone: the frame of a text field is a fieldset as well. */
  > fieldset {
    display: grid;
    gap: var(--space-s);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  > fieldset > legend {
    padding: 0;
    margin-block-end: 8px;
    font-weight: 600;
  }
`;
