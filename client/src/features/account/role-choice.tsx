import styled from "@emotion/styled";
import { useTranslation } from "../../i18n/use-translation";
import { GavelIcon, PaletteIcon } from "../../ui/icons";
import { CheckIcon } from "../../ui/tool-icons";

const roles = [
  { role: "collector", Icon: GavelIcon },
  { role: "artist", Icon: PaletteIcon },
] as const;

type RoleChoiceProps = { value: "collector" | "artist"; onChange: (role: "collector" | "artist") => void };

/** Collector or artist, each with what it may do. */
export const RoleChoice = ({ value, onChange }: RoleChoiceProps) => {
  const { t } = useTranslation("account");
  return (
    <Group>
      <legend>{t("role")}</legend>
      {roles.map(({ role, Icon }) => (
        <Card key={role}>
          <input type="radio" name="role" value={role} checked={value === role} onChange={() => onChange(role)} />
          <Icon size={24} />
          <strong>{t(`roles.${role}`)}</strong>
          <small>{t(`roleTexts.${role}`)}</small>
          <span className="mark">
            <CheckIcon size={18} strokeWidth={2.4} />
          </span>
        </Card>
      ))}
    </Group>
  );
};

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-m);
  border: 0;
  padding: 0;
  margin: 0;

  legend {
    padding: 0;
    margin-block-end: 6px;
    font-weight: 500;
    font-size: var(--text-label);
  }
`;

const Card = styled.label`
  position: relative;
  display: grid;
  gap: var(--space-xs);
  align-content: start;
  padding: 16px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--r-panel);
  background: var(--surface);
  cursor: pointer;
  transition:
    border-color var(--t-state),
    background-color var(--t-state);

  input {
    position: absolute;
    opacity: 0;
    inset: 0;
    margin: 0;
    cursor: pointer;
  }

  strong {
    font-weight: 600;
  }

  small {
    font-size: var(--text-small);
    line-height: 1.6;
    color: var(--ink-2);
  }

  .mark {
    position: absolute;
    inset-block-start: 14px;
    inset-inline-end: 14px;
    visibility: hidden;
  }

  &:has(:checked) {
    border-color: var(--primary);
    background: var(--primary-soft);
    box-shadow: inset 0 0 0 1px var(--primary);
    color: var(--primary);
  }

  &:has(:checked) .mark {
    visibility: visible;
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--link);
    outline-offset: 3px;
  }
`;
