import { css } from "@emotion/react";

/**
 * A card as it mostly stands in a wall or a row, in px: its width, the walls at both edges of its picture, and the lines below
 * it, which are more where a column is narrower than `roomy`, by `wrapped` for each px.
 */
const PHONE = { column: 176, edges: 22, caption: 146, badge: 34, roomy: 184, wrapped: 1.5 };
const WIDE = { column: 330, edges: 40, caption: 152, badge: 28, roomy: 216, wrapped: 1.2 };

type Pictured = {
  /** The picture's height by its width. */
  ratio: number;
  badges?: number;
};

const heightIn = ({ column, edges, caption, badge }: typeof WIDE, { ratio, badges = 0 }: Pictured): number =>
  (column - edges) * ratio + edges + caption + badges * badge;

/** How high the card of a work is taken to be before it is laid out, in px, in the layout of a phone and in wider windows. */
export const assumedCardHeight = (card: Pictured) => ({ phone: heightIn(PHONE, card), wide: heightIn(WIDE, card) });

const measures = ({ edges, caption, badge, roomy, wrapped }: typeof WIDE): string => `
  --edges: ${edges};
  --badge: ${badge};
  --caption: calc(${caption} + max(0, ${roomy} - var(--column)) * ${wrapped});
`;

/**
 * The same as styles, for a column of `--column` px: a number of px as `--card`, of a card with `--ratio` and `--badges`. Styles
 * know how wide a column is where no script runs yet.
 */
export const assumedCardStyles = css`
  ${measures(WIDE)}
  --card: calc(
    (var(--column) - var(--edges)) * var(--ratio) + var(--edges) + var(--caption) + var(--badges) * var(--badge)
  );

  @media (max-width: 767.95px) {
    ${measures(PHONE)}
  }
`;
