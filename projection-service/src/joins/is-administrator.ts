import type { Views } from "../views";

/** What the account is now, whatever a session says; a visitor (null) is none. */
export const isAdministrator = async (
  userId: string | null,
  { views }: { views: Pick<Views, "people"> },
): Promise<boolean> => userId !== null && (await views.people.get(userId))?.role === "admin";
