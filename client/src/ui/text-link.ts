import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { Link } from "react-router-dom";

const look = css`
  color: var(--link);
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
`;

/** A way to another page within a sentence. */
export const TextLink = styled(Link)(look);

/** The same to a page that opens beside this one, also where no router stands above. */
export const TextAnchor = styled.a(look);
