import styled from "@emotion/styled";
import { Button } from "./button";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation";
import { RefreshIcon } from "./icons";
import { Inline } from "./inline";
import { NajdDrawing, QattDrawing } from "./motif/najd-drawing";

/** Pairs that the display face joins so that they read as others; the other face stands in (`base.css`, headings). */
const JOINED_WRONGLY = /[يئى][حجخ]/u;

type StateProps = { title: string; text?: ReactNode; actions?: ReactNode };

/** Nothing to show, honestly: one drawing, one sentence, one action. */
export const EmptyState = ({ title, text, actions, motif = "najd" }: StateProps & { motif?: "najd" | "qatt" }) => (
  <Frame>
    {motif === "najd" ? <NajdDrawing /> : <QattDrawing />}
    <h2>{JOINED_WRONGLY.test(title) ? <bdi>{title}</bdi> : title}</h2>
    {text && <p>{text}</p>}
    {actions && (
      <Inline gap="m" justify="center">
        {actions}
      </Inline>
    )}
  </Frame>
);

/** What failed, and the way to try again. */
export const ErrorState = ({ title, text, onRetry, actions }: StateProps & { onRetry?: () => void }) => {
  const { t } = useTranslation("ui");
  return (
    <Frame role="alert">
      <NajdDrawing missingBrick />
      <h2>{JOINED_WRONGLY.test(title) ? <bdi>{title}</bdi> : title}</h2>
      {text && <p>{text}</p>}
      <Inline gap="m" justify="center">
        {onRetry && (
          <Button variant="contained" onClick={onRetry} startIcon={<RefreshIcon />}>
            {t("retry")}
          </Button>
        )}
        {actions}
      </Inline>
    </Frame>
  );
};

const Frame = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-l);
  padding-block: 48px;
  text-align: center;

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  p {
    color: var(--ink-2);
    max-inline-size: 46ch;
  }
`;
