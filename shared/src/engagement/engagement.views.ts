/** How often a work was looked at and how many like it, as cards show it. */
export type WorkCounts = { artworkId: string; views: number; likes: number };

/** Pushed to whoever looks at a list of works: the counts of those that changed. */
export type WorkCountsPatch = { counts: WorkCounts[] };
