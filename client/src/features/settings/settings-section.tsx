import styled from "@emotion/styled";

/** One part of a tab of the settings: its heading, what it is for, and its form. */
export const SettingsSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-l);
  padding-block: 24px;
  border-block-end: 1px solid var(--line);

  &:last-of-type {
    border-block-end: 0;
  }

  h2 {
    font-size: var(--text-heading);
    line-height: 1.5;
  }

  h2 + p {
    color: var(--ink-2);
    font-size: var(--text-label);
  }

  form {
    margin-block-start: 0;
  }

  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    gap: var(--space-xl);
    align-items: start;
  }

  .action {
    justify-self: start;
  }
`;
