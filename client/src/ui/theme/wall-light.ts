/** The light on a wall falls off towards the floor: on the wall, never on the work, which has to lie above it. */
export const wallLight = `
  &::before {
    content: "";
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 34%;
    background: linear-gradient(to top, rgb(26 22 19 / 0.05), transparent);
    pointer-events: none;
  }
`;
