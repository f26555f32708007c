/** For a link inside a card or a row: it covers all of it, so that the whole can be pressed and is one stop on the keyboard's way. */
export const coveringLink = `
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid var(--link);
    outline-offset: 3px;
    border-radius: 4px;
  }
`;
