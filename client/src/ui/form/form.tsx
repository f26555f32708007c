import styled from "@emotion/styled";
import { Button } from "../button";
import type { ReactNode } from "react";
import { AlertIcon, DoneIcon } from "../icons";

/** The fields of a form below each other; the form itself says what is wrong, not the browser. */
export const Form = styled.form`
  display: grid;
  gap: var(--space-xl);
  margin-block-start: 28px;
`;

/** Why the whole form was refused. */
export const FormError = ({ title, text }: { title: string; text: string }) => (
  <Notice role="alert" data-tone="urgent">
    <AlertIcon />
    <div>
      <strong>{title}</strong>
      <div>{text}</div>
    </div>
  </Notice>
);

/** What came of the form, when the page stays where it is. */
export const FormDone = ({ children }: { children: ReactNode }) => (
  <Notice role="status" data-tone="good">
    <DoneIcon />
    <div>{children}</div>
  </Notice>
);

/** Sends the form; busy while it is on its way. */
export const SubmitButton = ({ isPending, children }: { isPending: boolean; children: ReactNode }) => (
  <Button type="submit" variant="contained" size="large" loading={isPending} loadingPosition="start">
    {children}
  </Button>
);

const Notice = styled.div`
  display: flex;
  gap: var(--space-m);
  align-items: start;
  padding: 12px 16px;
  border-radius: var(--r-control);
  font-weight: 500;
  line-height: 1.6;

  &[data-tone="urgent"] {
    background: var(--madder-soft);
    color: var(--madder);
  }

  &[data-tone="good"] {
    background: var(--palm-soft);
    color: var(--palm);
  }

  svg {
    flex: none;
    margin-block-start: 3px;
  }
`;
