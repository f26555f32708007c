const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** After the end, what was received in time is still decided (docs/rules.md#end-of-an-auction). */
export const CLOSING_DRAIN_MS = 2_000;

/** A bid this close to the end moves it (docs/rules.md#soft-close); 0 switches the soft close off. */
export const SOFT_CLOSE_MS = 2 * MINUTE_MS;

/** For the winner to pay (docs/rules.md#payment), and for the next bidder to accept (docs/rules.md#second-chance). */
export const PAYMENT_WINDOW_MS = 24 * HOUR_MS;
export const OFFER_WINDOW_MS = 24 * HOUR_MS;

export const SHORTEST_AUCTION_MS = 5 * MINUTE_MS;
export const LONGEST_AUCTION_MS = 30 * 24 * HOUR_MS;

/** Open unpaid wins at which a person may bid no further (docs/rules.md#payment). */
export const UNPAID_WINS_THAT_STOP_BIDDING = 2;
