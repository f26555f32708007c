/**
 * What an element with `data-tone` takes its ground and its ink from; a tone that is not among them has neither, and
 * none is taken over from an element around it.
 */
export const toneVariables = `
  --tone-soft: initial;
  --tone-ink: initial;

  &[data-tone="good"] {
    --tone-soft: var(--palm-soft);
    --tone-ink: var(--palm);
  }
  &[data-tone="urgent"] {
    --tone-soft: var(--madder-soft);
    --tone-ink: var(--madder);
  }
  &[data-tone="waiting"] {
    --tone-soft: var(--saffron-soft);
    --tone-ink: var(--saffron-ink);
  }
  &[data-tone="brand"] {
    --tone-soft: var(--primary-soft);
    --tone-ink: var(--primary);
  }
`;
