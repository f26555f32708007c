import styled from "@emotion/styled";
import type { ArtworkCard as Work } from "@naqsh/shared/artwork";
import { useId, type ReactNode } from "react";
import { WorkCard } from "./work-card";

const Row = styled.section`
  display: grid;
  gap: 18px;

  header p {
    color: var(--ink-2);
    font-size: 15px;
  }

  h2 {
    font-size: 24px;
    line-height: 1.4;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 26px 22px;
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
      gap: 14px;
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

type WorkRowProps = { title: ReactNode; text?: string; works: Work[] };

/** A handful of works side by side, on one floor; on a phone a row to push along. Nothing where there are none. */
export const WorkRow = ({ title, text, works }: WorkRowProps) => {
  const id = useId();
  if (works.length === 0) return null;
  return (
    <Row aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </header>
      <ul>
        {works.map((work) => (
          <li key={work.id}>
            <WorkCard work={work} sizes="(max-width: 1023px) 44vw, 320px" />
          </li>
        ))}
      </ul>
    </Row>
  );
};
