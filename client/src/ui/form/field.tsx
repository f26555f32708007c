import styled from "@emotion/styled";
import { useId, type ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { AlertIcon } from "../icons";

type ControlIds = { id: string; describedBy: string | undefined; isInvalid: boolean };

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  /** Draws the control; its ids tie it to the label, the hint and the error. */
  children: (ids: ControlIds) => ReactNode;
};

/** A control with its label above, and below it its hint, or what is wrong. */
export const Field = ({ label, hint, error, isOptional = false, children }: FieldProps) => {
  const { t } = useTranslation("ui");
  const id = useId();
  // What is wrong says what is asked: both at once would say it twice.
  const isHinted = Boolean(hint) && !error;
  const described = [isHinted ? `${id}-hint` : null, error ? `${id}-error` : null].filter((part) => part !== null);
  return (
    <Frame>
      <label htmlFor={id}>
        {label}
        {/* The space keeps Arabic letters of the two words from joining. */}
        {isOptional && <span className="optional"> {t("optional")}</span>}
      </label>
      {children({ id, describedBy: described.join(" ") || undefined, isInvalid: Boolean(error) })}
      {isHinted && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="error" id={`${id}-error`} role="alert">
          <AlertIcon size={17} />
          {error}
        </div>
      )}
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: var(--space-s);
  align-content: start;

  label {
    font-weight: 500;
    font-size: var(--text-label);
    line-height: 1.5;
  }

  .optional {
    font-weight: 400;
    color: var(--ink-2);
    font-size: var(--text-small);
    margin-inline-start: 6px;
  }

  .hint {
    font-size: var(--text-small);
    line-height: 1.55;
    color: var(--ink-2);
  }

  .error {
    display: flex;
    gap: var(--space-s);
    align-items: start;
    font-size: var(--text-small);
    font-weight: 500;
    line-height: 1.55;
    color: var(--madder);

    svg {
      margin-block-start: 2px;
    }
  }
`;
