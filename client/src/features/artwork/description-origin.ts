import type { DescriptionOrigin, EnhancedDescription } from "@naqsh/shared/artwork";

/** A description, and where it began; empty where nobody knows. */
export type Written = {
  description: string;
  descriptionOrigin: DescriptionOrigin | "";
  /** As the writing helper proposed it; empty where it did not, or nobody knows how. */
  proposedDescription: string;
};

export const writtenOf = ({ description, descriptionOrigin, proposedDescription }: Written): Written => ({
  description,
  descriptionOrigin,
  proposedDescription,
});

/** The description as the writing helper proposed it. */
export const proposedText = (proposedDescription: string, source: EnhancedDescription["source"]): Written => ({
  description: proposedDescription,
  descriptionOrigin: source,
  proposedDescription,
});

/** The description after typing: a field that is emptied begins anew, as the artist's own. */
export const typedText = (before: Written, description: string): Written => {
  const isNew = before.description.trim() === "" || description.trim() === "";
  return isNew
    ? { description, descriptionOrigin: "artist", proposedDescription: "" }
    : { ...writtenOf(before), description };
};

const EDITED = { model: "modelEdited", composed: "composedEdited" } as const;

/** Whose words stand in the form; empty where nobody knows, as with works from before it was kept. */
export const originOf = ({
  description,
  descriptionOrigin: origin,
  proposedDescription,
}: Written): DescriptionOrigin | "" =>
  (origin === "model" || origin === "composed") && description.trim() !== proposedDescription.trim()
    ? EDITED[origin]
    : origin;
