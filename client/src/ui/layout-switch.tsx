import styled from "@emotion/styled";
import { useTranslation } from "../i18n/use-translation";
import { IconButton } from "./icon-button";
import { GridIcon, RowsIcon } from "./tool-icons";
import { LAYOUTS, type Layout } from "./use-address-layout";

const icons = { grid: GridIcon, list: RowsIcon };

type LayoutSwitchProps = { layout: Layout; onLayout: (layout: Layout) => void };

/** Works as a grid or as rows. */
export const LayoutSwitch = ({ layout, onLayout }: LayoutSwitchProps) => {
  const { t } = useTranslation("ui");
  return (
    <Pair>
      {LAYOUTS.map((option) => {
        const Icon = icons[option];
        return (
          <IconButton
            key={option}
            aria-label={t(`layouts.${option}`)}
            aria-pressed={layout === option}
            onClick={() => onLayout(option)}
          >
            <Icon size={21} />
          </IconButton>
        );
      })}
    </Pair>
  );
};

const Pair = styled.div`
  display: flex;
  flex: none;
  gap: var(--space-s);

  button[aria-pressed="true"] {
    background: var(--wall);
  }
`;
