const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** After the end, what was received in time is still decided (RULES: The end of an auction). */
export const CLOSING_DRAIN_MS = 2_000;

/** A bid within it moves the end (RULES: Soft close); a setting of the platform, 0 switches it off. */
export const SOFT_CLOSE_MS = 2 * MINUTE_MS;

/** For the winner to pay, and for the next bidder to accept (DECISIONS: Auctions). */
export const PAYMENT_WINDOW_MS = 24 * HOUR_MS;
export const OFFER_WINDOW_MS = 24 * HOUR_MS;

export const SHORTEST_AUCTION_MS = 5 * MINUTE_MS;
export const LONGEST_AUCTION_MS = 30 * 24 * HOUR_MS;

/** Open unpaid wins at which a person may bid no further (RULES: Bidders). */
export const UNPAID_WINS_THAT_STOP_BIDDING = 2;
