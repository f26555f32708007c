import styled from "@emotion/styled";

export { Form, FormError } from "../../ui/form/form";

/** What a page of an account asks for, under its heading. */
export const Lead = styled.p`
  color: var(--ink-2);
  margin-block-start: 4px;
`;
