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

/** The same for administrators: with the document that waits, and who decided last. */
export const badgeForAdministrators = async (
  person: Pick<Person, "badge" | "userId">,
  people: Pick<People, "named" | "open">,
): Promise<BadgeOfPerson> => {
  const { document, by } = person.badge;
  return {
    ...(await badgeOf(person, people)),
    document: document && { ...document, url: identityDocumentUrlOf(person.userId, document.id) },
    by: by === null ? null : await people.named(by),
  };
};
