import styled from "@emotion/styled";

/** What the live room and the replay stand in: the whole window, dark, with a desk at one side and a list that scrolls on it. */
export const RoomFrame = styled.div`
  display: grid;
  block-size: 100dvh;
  min-block-size: var(--room-least);
  background: #0d0a09;
  color: var(--ink);

  .desk {
    grid-area: desk;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    padding: 20px 22px 0;
    border-inline-start: 1px solid var(--line);
    background: var(--surface);
  }

  .feed {
    flex: 1;
    min-block-size: 0;
    margin-inline: -22px;
    padding: 10px 22px 14px;
    overflow: auto;
    border-block-start: 1px solid var(--line);
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }

  @media (max-width: 767.95px) {
    block-size: auto;
    min-block-size: 100dvh;

    .desk {
      border: 0;
      border-start-start-radius: 18px;
      border-start-end-radius: 18px;
      padding: 12px 16px 10px;
    }
  }
`;
