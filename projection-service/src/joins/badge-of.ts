import { identityDocumentUrlOf, type BadgeOfPerson, type BadgeStanding } from "@naqsh/shared/account";
import type { People } from "./people";
import type { Person } from "./person";

/** How somebody stands with the verified badge, with the reason opened. */
export const badgeOf = async (
  { badge }: Pick<Person, "badge">,
  people: Pick<People, "open">,
): Promise<BadgeStanding> => ({
  status: badge.status,
  at: badge.at,
  reason: await people.open(badge.reason),
});

/** The same with the document that waits, for administrators. */
export const badgeForAdministrators = async (
  person: Pick<Person, "badge" | "userId">,
  people: Pick<People, "open">,
): Promise<BadgeOfPerson> => {
  const { document } = person.badge;
  const shown = document && { ...document, url: identityDocumentUrlOf(person.userId, document.id) };
  return { ...(await badgeOf(person, people)), document: shown };
};
