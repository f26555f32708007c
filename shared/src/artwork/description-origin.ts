/**
 * Whose words a description is: the artist's own, or those that the writing helper proposed, by a language model or composed
 * from the form's fields; `Edited` once the artist changed them (decision 140).
 */
export const DESCRIPTION_ORIGINS = ["artist", "model", "modelEdited", "composed", "composedEdited"] as const;
export type DescriptionOrigin = (typeof DESCRIPTION_ORIGINS)[number];

/** What every reader is told: who wrote a text that its artist took over as it was proposed; null for all others. */
export const originToldToAll = (origin: DescriptionOrigin | undefined): "model" | "composed" | null =>
  origin === "model" || origin === "composed" ? origin : null;
