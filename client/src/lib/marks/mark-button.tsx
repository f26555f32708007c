import styled from "@emotion/styled";
import type { IconType } from "../../ui/drawn-icon";

type MarkButtonProps = {
  icon: IconType;
  /** What it marks, for whoever reads by ear: "Like: Dune". */
  label: string;
  /** Left out if it opens a choice and marks nothing itself. */
  isMarked?: boolean;
  onToggle: () => void;
  /** Beside the icon; without one the icon stands alone. */
  text?: string;
  /** Says more than the text does, such as "Liked by 7 people". */
  hint?: string;
};

/** An icon that is filled while its mark stands. On a card it lies above the link that covers it. */
export const MarkButton = ({ icon: Icon, label, isMarked, onToggle, text, hint }: MarkButtonProps) => (
  <Mark
    type="button"
    aria-pressed={isMarked}
    aria-label={hint ? `${label} · ${hint}` : label}
    title={hint}
    onClick={onToggle}
  >
    <Icon size={20} />
    {text !== undefined && <span>{text}</span>}
  </Mark>
);

const Mark = styled.button`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-xs);
  min-block-size: 44px;
  min-inline-size: 44px;
  padding: 0;
  border: 0;
  border-radius: 22px;
  background: none;
  color: var(--ink-2);
  font: var(--text-small) / 1 var(--font-ui);
  cursor: pointer;
  transition: color var(--t-state);

  svg {
    flex: none;
    fill: transparent;
    transition:
      fill var(--t-state),
      transform var(--t-state);
  }

  &:hover {
    color: var(--ink);
  }

  &:active svg {
    transform: scale(0.86);
  }

  &[aria-pressed="true"] {
    color: var(--link);
  }

  &[aria-pressed="true"] svg {
    fill: currentColor;
  }
`;
