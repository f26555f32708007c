import { isForgiven } from "@naqsh/shared/account";
import type { AccountEvent, AccountRole, Language, UserRegistered } from "@naqsh/shared/account";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { PersonStanding } from "@naqsh/shared/moderation";

/** A person with what is personal still sealed; null once the account is erased. */
export type Person = {
  userId: string;
  role: AccountRole;
  language: Language;
  createdAt: Instant;
  emailVerified: boolean;
  acceptedTerms: string | null;
  banned: { reason: PersonalText; at: Instant; until: Instant | null } | null;
  standing: PersonStanding;
  /** Asked to be deleted, and is erased then. */
  leaving: { erasesAt: Instant } | null;
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
};

const registered = ({ data, recordedAt }: RecordedEvent<UserRegistered>): Person => ({
  userId: data.userId,
  role: data.role,
  language: data.language,
  createdAt: recordedAt,
  emailVerified: data.emailVerified,
  acceptedTerms: null,
  banned: null,
  standing: "active",
  leaving: null,
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
});

const erased = (person: Person): Person => ({
  ...person,
  standing: "erased",
  erased: true,
  leaving: null,
  email: null,
  username: null,
  firstName: null,
  lastName: null,
  latinName: null,
  bio: null,
  bioEn: null,
  location: null,
});

/** Who people are. Other views hold ids alone; queries join the names from here. */
export const peopleProjection: Projection<Person, AccountEvent> = {
  name: "people",
  version: 6,
  indexes: {
    byRole: ["role", "createdAt"],
    byStanding: ["standing", "role", "createdAt"],
    byTime: ["createdAt"],
  },
  handles: [
    "UserRegistered",
    "TermsAccepted",
    "EmailVerified",
    "UserBanned",
    "UserUnbanned",
    "UnpaidWinRecorded",
    "UnpaidWinForgiven",
    "AccountDeletionRequested",
    "AccountDeletionWithdrawn",
    "AccountErased",
  ],
  keysOf: (event) => [event.data.userId],
  evolve: (person, event) => {
    if (event.type === "UserRegistered") return registered(event);
    if (person === null) return null;
    switch (event.type) {
      case "TermsAccepted":
        return { ...person, acceptedTerms: event.data.version };
      case "EmailVerified":
        return { ...person, emailVerified: true };
      case "UserBanned": {
        const { reason, until } = event.data;
        return { ...person, standing: "banned", banned: { reason, at: event.recordedAt, until } };
      }
      case "UserUnbanned":
        return { ...person, standing: "active", banned: null };
      case "AccountDeletionRequested":
        return { ...person, leaving: { erasesAt: event.data.erasesAt } };
      case "AccountDeletionWithdrawn":
        return { ...person, leaving: null };
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
