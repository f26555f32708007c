import styled from "@emotion/styled";

/** Comes into view with the focus, and leads past what every page repeats. */
export const SkipLink = styled.a`
  position: absolute;
  z-index: 40;
  inset-block-start: -80px;
  inset-inline-start: 16px;
  padding: 12px 20px;
  border-radius: var(--r-control);
  background: var(--primary);
  color: var(--on-primary);
  font-weight: 600;

  &:focus {
    inset-block-start: 12px;
  }
`;
