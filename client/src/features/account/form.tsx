import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { AlertIcon } from "../../ui/icons";

export const Form = styled.form`
  display: grid;
  gap: var(--space-xl);
  margin-block-start: 28px;
`;

export const Lead = styled.p`
  color: var(--ink-2);
  margin-block-start: 4px;
`;

export const TextLink = styled(Link)`
  color: var(--link);
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
`;

const Box = styled.div`
  display: flex;
  gap: var(--space-m);
  align-items: start;
  padding: 12px 16px;
  border-radius: var(--r-control);
  background: var(--madder-soft);
  color: var(--madder);
  font-weight: 500;
  line-height: 1.6;

  svg {
    margin-block-start: 3px;
  }
`;

/** Why the whole form was refused. */
export const FormError = ({ title, text }: { title: string; text: string }) => (
  <Box role="alert">
    <AlertIcon />
    <div>
      <strong>{title}</strong>
      <div>{text}</div>
    </div>
  </Box>
);
