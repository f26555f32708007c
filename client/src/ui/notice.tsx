import styled from "@emotion/styled";
import { Container } from "./page";

/** A page that says one thing, in its middle. */
export const Notice = styled(Container)`
  display: grid;
  justify-items: center;
  gap: var(--space-l);
  padding-block: 72px;
  text-align: center;

  p {
    color: var(--ink-2);
    max-inline-size: 52ch;
    text-wrap: balance;
  }

  [role="search"] {
    inline-size: min(100%, 420px);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-m);
    margin-block-start: 8px;
  }
`;
