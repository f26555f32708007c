import type { Person } from "./person";

/** The badge says that an artist is who they say they are; whoever is none carries none. */
export const hasBadge = ({ role, badge }: Pick<Person, "role" | "badge">): boolean =>
  role === "artist" && badge.status === "granted";
