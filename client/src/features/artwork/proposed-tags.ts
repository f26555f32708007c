import type { ArtworkDraft } from "./artwork-draft";

type Tags = Pick<ArtworkDraft, "tags" | "aiTags">;

/** The tags of a field, which commas of either script separate. */
export const writtenTags = (text: string): string[] =>
  text
    .split(/[,،;؛\n]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");

const withTag = (text: string, tag: string): string => [...new Set([...writtenTags(text), tag])].join("، ");

/** The form's fields once a proposed tag was accepted: it is one of the work's, and marked as proposed. */
export const withProposedTag = ({ tags, aiTags }: Tags, tag: string): Tags => ({
  tags: withTag(tags, tag),
  aiTags: withTag(aiTags, tag),
});
