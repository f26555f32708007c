import styled from "@emotion/styled";

type KeysListProps = {
  /** Each of the keys, with a space between those that do the same, and what they do. */
  keys: readonly (readonly [string, string])[];
};

/** Keys beside what they do. */
export const KeysList = ({ keys }: KeysListProps) => (
  <Keys>
    {keys.map(([key, what]) => (
      <div key={key} style={{ display: "contents" }}>
        <dt dir="ltr">
          {key.split(" ").map((one) => (
            <kbd key={one}>{one}</kbd>
          ))}
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </Keys>
);

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-s) var(--space-l);
  align-items: center;
  font-size: var(--text-label);

  dt {
    display: flex;
    gap: var(--space-xs);
  }

  kbd {
    display: inline-block;
    min-inline-size: 30px;
    padding: 2px 8px;
    border: 1px solid var(--line-strong);
    border-block-end-width: 2px;
    border-radius: 6px;
    background: var(--sunken);
    font: 600 var(--text-small)/1.5 var(--font-ui);
    text-align: center;
  }
`;
