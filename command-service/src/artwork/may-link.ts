import { LINK_KINDS, outsideLinkFrom } from "@naqsh/shared/artwork";
import type { ArtworkDetails, ArtworkRejection } from "@naqsh/shared/artwork";

/** The links of a work lead to known hosts (docs/rules.md#works). */
export const mayLink = (details: Pick<ArtworkDetails, "videoUrl" | "virtualTourUrl">): ArtworkRejection | null => {
  const field = LINK_KINDS.find((kind) => {
    const link = details[kind];
    return link !== undefined && outsideLinkFrom(kind, link) !== link;
  });
  return field === undefined ? null : { code: "LINK_HOST_UNKNOWN", field };
};
