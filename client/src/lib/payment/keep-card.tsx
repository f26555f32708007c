import styled from "@emotion/styled";
import { Checkbox } from "../../ui/material/checkbox";
import { FormControlLabel } from "../../ui/material/form-control-label";
import { useId } from "react";
import { useTranslation } from "../../i18n/use-translation";

type KeepCardProps = { isKept: boolean; onChange: (isKept: boolean) => void };

/** Whether the buyer agrees that Stripe keeps their card; not before they say so. */
export const KeepCard = ({ isKept, onChange }: KeepCardProps) => {
  const { t } = useTranslation("payment");
  const hint = useId();
  return (
    <Consent>
      <FormControlLabel
        control={
          <Checkbox
            checked={isKept}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: { "aria-describedby": hint } }}
          />
        }
        label={t("kept.keep")}
      />
      <small id={hint}>{t("kept.keepText")}</small>
    </Consent>
  );
};

/** No card of its own: the ways to pay have borders, what goes with one has none. */
const Consent = styled.div`
  display: grid;
  gap: var(--space-2xs);

  label {
    display: inline-flex;
    justify-self: start;
    padding: 0;
    border: 0;
    background: none;
  }

  && label > span {
    color: var(--ink);
    font-size: var(--text-body);
  }

  small {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;
