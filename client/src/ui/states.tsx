import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RefreshIcon } from "./icons";
import { NajdDrawing, QattDrawing } from "./motif/najd-drawing";

const Frame = styled.section`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding-block: 48px;
  text-align: center;

  h2 {
    font-size: 24px;
    line-height: 1.4;
  }

  p {
    color: var(--ink-2);
    max-inline-size: 46ch;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
`;

type StateProps = { title: string; text?: ReactNode; actions?: ReactNode };

/** Nothing to show, honestly: one drawing, one sentence, one action. */
export const EmptyState = ({ title, text, actions, motif = "najd" }: StateProps & { motif?: "najd" | "qatt" }) => (
  <Frame>
    {motif === "najd" ? <NajdDrawing /> : <QattDrawing />}
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {actions && <Actions>{actions}</Actions>}
  </Frame>
);

/** What failed, and the way to try again. */
export const ErrorState = ({ title, text, onRetry, actions }: StateProps & { onRetry?: () => void }) => {
  const { t } = useTranslation("ui");
  return (
    <Frame role="alert">
      <NajdDrawing missingBrick />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <Actions>
        {onRetry && (
          <Button variant="contained" onClick={onRetry} startIcon={<RefreshIcon />}>
            {t("retry")}
          </Button>
        )}
        {actions}
      </Actions>
    </Frame>
  );
};
