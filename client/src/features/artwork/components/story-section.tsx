import styled from "@emotion/styled";

/** A part of what is written about a work: a heading and running text. */
export const StorySection = styled.section`
  h2 {
    font-size: var(--text-title);
    line-height: 1.4;
    margin-block-end: 8px;
  }

  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  p[data-folded="true"] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow: hidden;
  }

  small {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
