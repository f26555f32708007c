import type { ArtworkCard } from "@naqsh/shared/artwork";
import { ShareButton } from "./share-button";
import { useSharedWork, type SharedWork } from "./use-shared-work";

/** Passes a work on, and counts by which way; nothing for a work that its artist alone sees. */
export const ShareWork = ({ work }: { work: SharedWork & Pick<ArtworkCard, "approved"> }) => {
  const path = `/artwork/${work.id}`;
  const sharing = useSharedWork(work, path);
  return work.approved ? <ShareButton path={path} {...sharing} /> : null;
};
