import { avatarUrlOf } from "@naqsh/shared/account";
import type { ListedUser } from "@naqsh/shared/moderation";
import type { Person } from "./person";
import type { QueryDeps } from "../query-deps";

/** A person as administrators see them, with what is personal opened. */
export const listedUser = async (person: Person, { people }: Pick<QueryDeps, "people">): Promise<ListedUser> => ({
  id: person.userId,
  role: person.role,
  ...(await people.namesOf(person)),
  profileImageUrl: person.avatarId && avatarUrlOf(person.userId, person.avatarId),
  username: await people.open(person.username),
  email: await people.open(person.email),
  emailVerified: person.emailVerified,
  standing: person.standing,
  leaving: person.leaving,
  banned: person.banned && { ...person.banned, reason: await people.open(person.banned.reason) },
  openUnpaidWins: person.openUnpaidWins,
  erased: person.erased,
  createdAt: person.createdAt,
});
