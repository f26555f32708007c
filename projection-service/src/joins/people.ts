import { avatarUrlOf, type NamedPerson, type PersonNames, type PublicArtist } from "@naqsh/shared/account";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import { openPersonal } from "@naqsh/shared/platform/event-codec/open-personal";
import type { PersonalKeys } from "@naqsh/shared/platform/ports/personal-keys";
import { hasBadge } from "./has-badge";
import type { Person } from "./person";
import type { Views } from "../views";

type SealedNames = Pick<Person, "firstName" | "lastName" | "latinName">;

/** Names by ids, opened; null once a person is erased (decision 0012). */
export type People = {
  open: (text: PersonalText | null) => Promise<string | null>;
  namesOf: (person: SealedNames | null) => Promise<PersonNames>;
  artist: (userId: string) => Promise<PublicArtist>;
  named: (userId: string) => Promise<NamedPerson>;
  fullName: (userId: string) => Promise<string | null>;
};

export const createPeople = (views: Pick<Views, "people">, keys: PersonalKeys): People => {
  const open = async (text: PersonalText | null): Promise<string | null> =>
    text === null ? null : openPersonal(keys, text);
  const namesOf: People["namesOf"] = async (person) => ({
    firstName: await open(person?.firstName ?? null),
    lastName: await open(person?.lastName ?? null),
    latinName: await open(person?.latinName ?? null),
  });
  return {
    open,
    namesOf,
    artist: async (userId) => {
      const person = await views.people.get(userId);
      return {
        id: userId,
        ...(await namesOf(person)),
        profileImageUrl: person?.avatarId ? avatarUrlOf(userId, person.avatarId) : null,
        verified: person !== null && hasBadge(person),
      };
    },
    named: async (userId) => ({ id: userId, ...(await namesOf(await views.people.get(userId))) }),
    fullName: async (userId) => {
      const person = await views.people.get(userId);
      const names = [await open(person?.firstName ?? null), await open(person?.lastName ?? null)];
      const full = names.filter((name) => name !== null).join(" ");
      return full === "" ? null : full;
    },
  };
};
