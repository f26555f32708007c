import styled from "@emotion/styled";
import { useId, type ReactNode } from "react";

type CardRowProps = { title: ReactNode; text?: string; link?: ReactNode; cards: { key: string; node: ReactNode }[] };

/** A handful of cards side by side, on one floor; on a phone a row to push along. Nothing if there are none. */
export const CardRow = ({ title, text, link, cards }: CardRowProps) => {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <Row aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {link}
        {text && <p>{text}</p>}
      </header>
      <ul>
        {cards.map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
      </ul>
    </Row>
  );
};

// On a phone cards hang from one line: a tall one out of sight would leave a gap between the heading and those in sight.
const Row = styled.section`
  display: grid;
  gap: var(--space-l);

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-xl);
  }

  header a {
    color: var(--link);
    font-weight: 600;
  }

  header p {
    flex-basis: 100%;

    color: var(--ink-2);
    font-size: var(--text-label);
  }

  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-xl) var(--space-xl);
    align-items: end;
    padding: 0;
    margin: 0;
    list-style: none;
  }

  @media (max-width: 1023.95px) {
    ul {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: minmax(180px, 44%);
      gap: var(--space-l);
      align-items: start;
      margin-inline: calc(-1 * var(--gutter));
      padding-inline: var(--gutter);
      padding-block: 4px 12px;
      overflow-x: auto;
      scroll-snap-type: inline mandatory;
      scroll-padding-inline: var(--gutter);
      scrollbar-width: thin;
    }

    li {
      scroll-snap-align: start;
    }
  }
`;
