import styled from "@emotion/styled";
import { Link } from "react-router-dom";

export { Form, FormError } from "../../ui/form/form";

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
