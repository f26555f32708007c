/** Where a person who looks at a work or at an artist's page came from. */
export const VIEW_SOURCES = ["direct", "search", "home", "feed", "artist", "auction", "share", "other"] as const;

export type ViewSource = (typeof VIEW_SOURCES)[number];
