import { isForgiven } from "@naqsh/shared/account";
import type { AccountEvent, AccountRole, Language, UserRegistered } from "@naqsh/shared/account";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { isProfileChange, PROFILE_CHANGES, withProfileChange } from "./profile-changes";

/** A person with what is personal still sealed; null once the account is erased. */
export type Person = {
  userId: string;
  role: AccountRole;
  language: Language;
  createdAt: Instant;
  emailVerified: boolean;
  acceptedTerms: string | null;
  banned: { reason: PersonalText; at: Instant } | null;
  openUnpaidWins: { auctionId: string; orderId: string; recordedOn: Instant }[];
  erased: boolean;
  email: PersonalText | null;
  username: PersonalText | null;
  firstName: PersonalText | null;
  lastName: PersonalText | null;
  latinName: PersonalText | null;
  bio: PersonalText | null;
  bioEn: PersonalText | null;
  location: PersonalText | null;
  website: PersonalText | null;
  phone: PersonalText | null;
  /** Of the picture that stands for the person. */
  avatarId: string | null;
  iban: PersonalText | null;
  vatRegistration: { name: PersonalText; number: PersonalText } | null;
};

const registered = ({ data, recordedAt }: RecordedEvent<UserRegistered>): Person => ({
  userId: data.userId,
  role: data.role,
  language: data.language,
  createdAt: recordedAt,
  emailVerified: data.emailVerified,
  acceptedTerms: null,
  banned: null,
  openUnpaidWins: [],
  erased: false,
  email: data.email,
  username: data.username,
  firstName: data.firstName,
  lastName: data.lastName,
  latinName: data.latinName ?? null,
  bio: data.bio ?? null,
  bioEn: data.bioEn ?? null,
  location: data.location ?? null,
  website: null,
  phone: null,
  avatarId: null,
  iban: null,
  vatRegistration: null,
});

const erased = (person: Person): Person => ({
  ...person,
  erased: true,
  email: null,
  username: null,
  firstName: null,
  lastName: null,
  latinName: null,
  bio: null,
  bioEn: null,
  location: null,
  website: null,
  phone: null,
  avatarId: null,
  iban: null,
  vatRegistration: null,
});

/** Who people are. Other views hold ids alone; queries join the names from here. */
export const peopleProjection: Projection<Person, AccountEvent> = {
  name: "people",
  version: 5,
  indexes: { byRole: ["role", "createdAt"], byTime: ["createdAt"] },
  handles: [
    "UserRegistered",
    "TermsAccepted",
    "EmailVerified",
    "UserBanned",
    "UserUnbanned",
    "UnpaidWinRecorded",
    "UnpaidWinForgiven",
    "AccountErased",
    ...PROFILE_CHANGES,
  ],
  keysOf: (event) => [event.data.userId],
  evolve: (person, event) => {
    if (event.type === "UserRegistered") return registered(event);
    if (person === null) return null;
    if (isProfileChange(event)) return withProfileChange(person, event);
    switch (event.type) {
      case "TermsAccepted":
        return { ...person, acceptedTerms: event.data.version };
      case "EmailVerified":
        return { ...person, emailVerified: true };
      case "UserBanned":
        return { ...person, banned: { reason: event.data.reason, at: event.recordedAt } };
      case "UserUnbanned":
        return { ...person, banned: null };
      case "UnpaidWinRecorded":
        return {
          ...person,
          openUnpaidWins: [
            ...person.openUnpaidWins,
            { auctionId: event.data.auctionId, orderId: event.data.orderId, recordedOn: event.data.recordedOn },
          ],
        };
      case "UnpaidWinForgiven":
        return {
          ...person,
          openUnpaidWins: person.openUnpaidWins.filter((win) => !isForgiven(win, event.data)),
        };
      case "AccountErased":
        return erased(person);
      default:
        return person;
    }
  },
};
