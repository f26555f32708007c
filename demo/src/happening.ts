/** Something that somebody does at a moment (milliseconds since the epoch). */
export type Happening = { at: number; what: string; happen: () => Promise<void> };
