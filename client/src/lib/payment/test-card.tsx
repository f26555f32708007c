import styled from "@emotion/styled";
import type { SandboxMethod } from "@naqsh/shared/order";
import { useTranslation } from "../../i18n/use-translation";
import { Ltr } from "../../ui/bidi";
import type { IconType } from "../../ui/drawn-icon";
import { DoneIcon, RefusedIcon, ShieldIcon, TimerIcon } from "../../ui/icons";

const faces: Record<SandboxMethod, { icon: IconType; digits: string }> = {
  "sandbox-succeeds": { icon: DoneIcon, digits: "•••• 4242" },
  "sandbox-declined": { icon: RefusedIcon, digits: "•••• 0002" },
  "sandbox-needs-confirmation": { icon: ShieldIcon, digits: "•••• 3155" },
  "sandbox-late": { icon: TimerIcon, digits: "•••• 0077" },
};

type TestCardProps = { method: SandboxMethod; isChosen: boolean; onChoose: () => void };

/** A card of the sandbox provider, which says what it will do. */
export const TestCard = ({ method, isChosen, onChoose }: TestCardProps) => {
  const { t } = useTranslation("payment");
  const { icon: Icon, digits } = faces[method];
  return (
    <Card>
      <input type="radio" name="method" value={method} checked={isChosen} onChange={onChoose} />
      <Icon size={24} />
      <span className="digits">
        <Ltr>{digits}</Ltr>
      </span>
      <span className="what">{t(`sandbox.${method}`)}</span>
      <span className="brand">{t("sandbox.test")}</span>
    </Card>
  );
};

const Card = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-2xs) var(--space-l);
  align-items: center;
  padding: 14px 18px;
  border: 1.5px solid var(--line-strong);
  border-radius: 12px;
  background: var(--surface);
  cursor: pointer;

  &:hover {
    border-color: var(--primary);
  }

  &:has(input:checked) {
    border-color: var(--primary);
    box-shadow: inset 0 0 0 1px var(--primary);
    background: var(--primary-soft);
  }

  &:has(input:focus-visible) {
    outline: 3px solid var(--link);
    outline-offset: 3px;
  }

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .digits {
    font-weight: 600;
    font-size: var(--text-lead);
    text-align: start;
  }

  .what {
    grid-column: 2;
    font-size: var(--text-small);
    line-height: 1.5;
    color: var(--ink-2);
  }

  > svg {
    grid-row: span 2;
    color: var(--ink-2);
  }

  &:has(input:checked) > svg {
    color: var(--primary);
  }

  .brand {
    grid-column: 3;
    grid-row: 1 / span 2;
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
`;
