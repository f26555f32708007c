import styled from "@emotion/styled";
import i18next from "i18next";
import { useId } from "react";
import { Trans } from "react-i18next";
import { useTranslation } from "../../i18n/use-translation";
import type { RegistrationDraft, RegistrationFaults } from "./registration";
import { TextLink } from "../../ui/text-link";

type ConsentsProps = {
  draft: Pick<RegistrationDraft, "hasAgreed" | "newsletter">;
  faults: Pick<RegistrationFaults, "hasAgreed">;
  onChange: (change: Partial<Pick<RegistrationDraft, "hasAgreed" | "newsletter">>) => void;
};

/** The terms, which have to be accepted, and the newsletter, which need not. */
export const Consents = ({ draft, faults, onChange }: ConsentsProps) => {
  const { t } = useTranslation("account");
  const errorId = useId();
  return (
    <Boxes>
      <label>
        <input
          type="checkbox"
          checked={draft.hasAgreed}
          aria-invalid={faults.hasAgreed !== undefined}
          aria-describedby={faults.hasAgreed && errorId}
          onChange={(event) => onChange({ hasAgreed: event.target.checked })}
        />
        <span>
          <Trans
            i18n={i18next}
            ns="account"
            i18nKey="agree"
            components={{
              terms: <TextLink to="/terms" target="_blank" />,
              privacy: <TextLink to="/privacy" target="_blank" />,
            }}
          />
        </span>
      </label>
      {faults.hasAgreed && (
        <p id={errorId} className="error">
          {t(faults.hasAgreed)}
        </p>
      )}
      <label>
        <input
          type="checkbox"
          checked={draft.newsletter}
          onChange={(event) => onChange({ newsletter: event.target.checked })}
        />
        <span>{t("newsletter")}</span>
      </label>
    </Boxes>
  );
};

const Boxes = styled.div`
  display: grid;
  gap: var(--space-m);

  label {
    display: flex;
    gap: var(--space-m);
    align-items: start;
    line-height: 1.6;
  }

  input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 3px;
    accent-color: var(--primary);
  }

  .error {
    color: var(--madder);
    font-size: var(--text-small);
  }
`;
