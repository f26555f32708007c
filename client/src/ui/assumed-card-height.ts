/** A card as it mostly stands in a wall or a row: its width, the edge of the wall around its picture, and the lines below it. */
const PHONE_PX = { column: 176, edge: 11, caption: 146, badge: 34 };
const MIDDLE_PX = { column: 280, edge: 20, caption: 152, badge: 28 };
/** From 1280 px on. */
const WIDE_PX = { ...MIDDLE_PX, column: 330 };

type Pictured = {
  /** The picture's height by its width. */
  ratio: number;
  badges?: number;
};

const heightIn = (px: typeof WIDE_PX, { ratio, badges = 0 }: Pictured): number =>
  (px.column - 2 * px.edge) * ratio + 2 * px.edge + px.caption + badges * px.badge;

/** How high the card of a work is taken to be before it is laid out, in px, in windows of these widths. */
export const assumedCardHeight = (card: Pictured) => ({
  phone: heightIn(PHONE_PX, card),
  middle: heightIn(MIDDLE_PX, card),
  wide: heightIn(WIDE_PX, card),
});
