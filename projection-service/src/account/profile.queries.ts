import {
  avatarFileOf,
  avatarUrlOf,
  EMAIL_LINK_LASTS_MS,
  type OwnSettings,
  type profileReads,
} from "@naqsh/shared/account";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { unsealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { badgeOf } from "../joins/badge-of";
import { refused } from "../http/query-route";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { hasBadge } from "../joins/has-badge";
import type { Person } from "../joins/person";

/** Enough for its owner to know it by, and for nobody else to use. */
const maskedIban = (iban: string): string => `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`;

const vatOf = async ({ vatRegistration }: Person, { people }: QueryDeps): Promise<OwnSettings["vatRegistration"]> => {
  if (vatRegistration === null) return null;
  const [name, number] = await Promise.all([vatRegistration.name, vatRegistration.number].map(people.open));
  return { name: name ?? "", number: number ?? "" };
};

/** For as long as the link of its letter is good. */
const wantedEmailOf = async ({ wantedEmail }: Person, { people, clock }: QueryDeps): Promise<string | null> => {
  const isOver = wantedEmail === null || clock.now() >= msFromInstant(wantedEmail.askedAt) + EMAIL_LINK_LASTS_MS;
  return isOver ? null : people.open(wantedEmail.email);
};

const ownSettings = async (person: Person, deps: QueryDeps): Promise<OwnSettings> => {
  const { open } = deps.people;
  const { userId, avatarId } = person;
  const iban = await open(person.iban);
  return {
    id: userId,
    email: (await open(person.email)) ?? "",
    wantedEmail: await wantedEmailOf(person, deps),
    username: (await open(person.username)) ?? "",
    firstName: (await open(person.firstName)) ?? "",
    lastName: (await open(person.lastName)) ?? "",
    role: person.role,
    verified: hasBadge(person),
    emailVerified: person.emailVerified,
    createdAt: person.createdAt,
    latinName: await open(person.latinName),
    bio: await open(person.bio),
    bioEn: await open(person.bioEn),
    location: await open(person.location),
    website: await open(person.website),
    phone: await open(person.phone),
    profileImageUrl: avatarId && avatarUrlOf(userId, avatarId),
    payoutAccount: iban === null ? null : maskedIban(iban),
    vatRegistration: await vatOf(person, deps),
    badge: await badgeOf(person, deps.people),
  };
};

/** Artists are public; anybody else shows their picture to themselves and to administrators. */
const maySee = async (person: Person, asker: string | null, { views }: QueryDeps): Promise<boolean> => {
  if (person.role === "artist" || person.userId === asker) return true;
  return asker !== null && (await views.people.get(asker))?.role === "admin";
};

const pictureOf = async (person: Person, { files, keys }: QueryDeps): Promise<Uint8Array | null> => {
  if (person.avatarId === null) return null;
  const file = avatarFileOf(person.avatarId);
  const [key, sealed] = await Promise.all([keys.find(person.userId), files.read(file)]);
  return key && sealed && unsealBytes(key, sealed, file);
};

export const profileQueries = (deps: QueryDeps): QueriesFor<typeof profileReads> => ({
  avatar: {
    views: ["people"],
    answer: async ({ params, asker }) => {
      const person = await deps.views.people.get(params.userId);
      if (person?.avatarId !== params.avatarId || !(await maySee(person, asker, deps))) return refused("NOT_FOUND");
      const picture = await pictureOf(person, deps);
      return picture ? { portrait: picture, type: "image/webp" } : refused("NOT_FOUND");
    },
  },
  ownSettings: {
    views: ["people"],
    answer: async ({ asker }) => {
      const person = await deps.views.people.get(asker);
      return person === null || person.erased ? refused("SIGN_IN_REQUIRED") : { body: await ownSettings(person, deps) };
    },
  },
});
