import type { WorkVerification } from "@naqsh/shared/artwork";
import type { QueryDeps } from "../query-deps";

/** Who has seen a work and when, or why it waits to be seen; null for one that nobody has looked at. */
export const verificationOf = async (
  artworkId: string,
  { views, people }: Pick<QueryDeps, "views" | "people">,
): Promise<WorkVerification | null> => {
  const found = await views.workVerifications.get(artworkId);
  if (found === null) return null;
  const { standing, at, by, seen, because, papers } = found;
  return {
    standing,
    at,
    by: by === null ? null : await people.named(by),
    seen: await people.open(seen),
    because,
    papers,
  };
};
