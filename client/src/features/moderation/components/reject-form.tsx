import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { REJECTION_REASONS, type RejectionReason } from "@naqsh/shared/artwork";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { ChipRow, ChoiceChip } from "../../../ui/chip";
import { AlertIcon } from "../../../ui/icons";
import { Panel } from "../../../ui/page";
import { TextField } from "../../../ui/text-field";
import type { Review } from "../use-review";

const Box = styled(Panel)`
  padding: 20px;

  form {
    display: grid;
    gap: 16px;
  }

  h3 {
    font: 600 18px/1.5 var(--font-ui);
    outline: none;
  }

  .fault {
    display: flex;
    gap: 6px;
    align-items: center;
    color: var(--madder);
    font-size: 14.5px;
    font-weight: 500;
  }

  .reasons {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }

  .buttons {
    display: flex;
    gap: 12px;
  }
`;

/** Why the work is refused: a reason, and words for the artist. Neither button nor key refuses without a reason. */
export const RejectForm = ({ review }: { review: Review }) => {
  const { t } = useTranslation("moderation");
  const [reason, setReason] = useState<RejectionReason | null>(null);
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null) review.reject(reason, note);
  };
  return (
    <Box onKeyDown={(event) => event.key === "Escape" && review.setRejecting(false)}>
      <form onSubmit={submit}>
        <h3 ref={heading} tabIndex={-1}>
          {t("rejectTitle")}
        </h3>
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
        <div className="buttons">
          <Button type="submit" variant="contained" color="error" loading={review.isPending}>
            {t("rejectConfirm")}
          </Button>
          <Button variant="text" onClick={() => review.setRejecting(false)}>
            {t("back")}
          </Button>
        </div>
      </form>
    </Box>
  );
};
