import styled from "@emotion/styled";
import { Link } from "react-router-dom";

export { Form, FormError } from "../../ui/form/form";

/** What a page of an account asks for, under its heading. */
export const Lead = styled.p`
  color: var(--ink-2);
  margin-block-start: 4px;
`;

/** A way to another page within a sentence. */
export const TextLink = styled(Link)`
  color: var(--link);
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
`;
