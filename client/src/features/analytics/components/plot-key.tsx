import styled from "@emotion/styled";

type PlotKeyProps = { parts: readonly { name: string; colour: string; isDashed?: boolean }[] };

/** What the colours of a plot stand for. */
export const PlotKey = ({ parts }: PlotKeyProps) => (
  <Names>
    {parts.map(({ name, colour, isDashed = false }) => (
      <li key={name}>
        <span aria-hidden="true" style={{ borderBlockEnd: `3px ${isDashed ? "dashed" : "solid"} ${colour}` }} />
        {name}
      </li>
    ))}
  </Names>
);

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-l);
  padding: 0;
  list-style: none;
  font-size: var(--text-small);
  color: var(--ink-2);

  li {
    display: inline-flex;
    gap: var(--space-s);
    align-items: center;
  }

  span {
    inline-size: 22px;
  }
`;
