/**
 * What more than one place asks for again: the first word of the keys under which answers are cached. A command invalidates the
 * key of what it changes, and every list and page that may show it is asked for again.
 */
export const ARTWORKS_KEY = "artworks";
export const ARTISTS_KEY = "artists";
export const COLLECTIONS_KEY = "collections";
export const ORDERS_KEY = "orders";

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
