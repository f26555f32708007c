/**
 * What more than one place asks for again: the first word of the keys under which answers are cached. A command invalidates the
 * key of what it changes, and every list and page that may show it is asked for again.
 */
export const ARTWORKS_KEY = "artworks";
export const ARTISTS_KEY = "artists";
/** One auction, and lists of them. */
export const AUCTION_KEY = "auction";
export const AUCTIONS_KEY = "auctions";
export const COLLECTIONS_KEY = "collections";
export const INVOICES_KEY = "invoices";
export const NOTICES_KEY = "notifications";
export const ORDERS_KEY = "orders";
/** How the reader's account is protected. */
export const PROTECTION_KEY = "protection";
/** Payments by bank transfer, for administrators. */
export const TRANSFERS_KEY = "transfers";

/** Who is signed in. */
export const USER_KEY = ["user"] as const;
/** All that the reader may change about themselves. */
export const OWN_SETTINGS_KEY = ["settings"] as const;

/** What the reader is counted by and what they have earned. */
export const OWN_FIGURES_KEY = "own-figures";

/** Everything that is known of marks. */
export const MARKS_KEY = "marks";
/** Lists of what the reader marked: asked for again after each change. */
export const MARK_LISTS_KEY = [MARKS_KEY, "lists"] as const;
/** What comes of whom the reader follows: asked for again after a follow alone. */
export const FOLLOWED_KEY = [MARKS_KEY, "followed"] as const;

export const PREFERENCES_KEY = ["preferences"] as const;
export const RECOMMENDATIONS_KEY = ["recommendations"] as const;
/** The platform's settings in force; what administrators edit of them is cached apart. */
export const SETTINGS_KEY = ["platform-settings"] as const;
