import { isForgiven } from "@naqsh/shared/account";
import type { UserRegistered } from "@naqsh/shared/account";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { PersonStanding } from "@naqsh/shared/moderation";
import type { EventsOf } from "@naqsh/shared/registry";
import type { Person } from "../joins/person";

export type { Person };
import { BADGE_CHANGES, badgeAfter, isBadgeChange, NO_BADGE } from "./badge-changes";
import { isProfileChange, PROFILE_CHANGES, withProfileChange } from "./profile-changes";

const registered = ({ data, recordedAt }: RecordedEvent<UserRegistered>): Person => ({
  userId: data.userId,
  role: data.role,
  language: data.language,
  createdAt: recordedAt,
  emailVerified: data.emailVerified,
  acceptedTerms: null,
  banned: null,
  standing: data.emailVerified ? "active" : "unverified",
  leaving: null,
  openUnpaidWins: [],
  erased: false,
  email: data.email,
  wantedEmail: null,
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
  badge: NO_BADGE,
});

const erased = (person: Person): Person => ({
  ...person,
  erased: true,
  leaving: null,
  email: null,
  wantedEmail: null,
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
  badge: NO_BADGE,
});

const standingOf = ({ erased: isErased, banned, leaving, emailVerified }: Person): PersonStanding => {
  if (isErased) return "erased";
  if (banned) return "banned";
  if (leaving) return "leaving";
  return emailVerified ? "active" : "unverified";
};

const HANDLED = [
  "UserRegistered",
  "TermsAccepted",
  "EmailVerified",
  "EmailChangeRequested",
  "EmailChanged",
  "UserBanned",
  "UserUnbanned",
  "UnpaidWinRecorded",
  "UnpaidWinForgiven",
  "AdministratorRightGiven",
  "AdministratorRightTaken",
  "AccountDeletionRequested",
  "AccountDeletionWithdrawn",
  "AccountErased",
  ...PROFILE_CHANGES,
  ...BADGE_CHANGES,
] as const;
type Event = EventsOf<typeof HANDLED>;

/** The person after something happened, but for how they stand then. */
const changed = (person: Person, event: Exclude<RecordedEvent<Event>, UserRegistered>): Person => {
  if (isProfileChange(event)) return withProfileChange(person, event);
  if (isBadgeChange(event)) return { ...person, badge: badgeAfter(event) };
  switch (event.type) {
    case "TermsAccepted":
      return { ...person, acceptedTerms: event.data.version };
    case "EmailChangeRequested":
      return { ...person, wantedEmail: { email: event.data.email, askedAt: event.recordedAt } };
    case "EmailChanged":
      return { ...person, email: event.data.email, emailVerified: true, wantedEmail: null };
    case "EmailVerified":
      return { ...person, emailVerified: true };
    case "UserBanned": {
      const { reason, until } = event.data;
      return { ...person, banned: { reason, at: event.recordedAt, until } };
    }
    case "UserUnbanned":
      return { ...person, banned: null };
    case "AdministratorRightGiven":
      return { ...person, role: "admin" };
    case "AdministratorRightTaken":
      return { ...person, role: event.data.role };
    case "AccountDeletionRequested":
      return { ...person, leaving: { askedAt: event.recordedAt, erasesAt: event.data.erasesAt } };
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
  }
};

/** Who people are. Other views hold ids alone; queries join the names from here. */
export const peopleProjection: Projection<Person, Event> = {
  name: "people",
  version: 10,
  indexes: {
    byRole: ["role", "createdAt"],
    byStanding: ["standing", "role", "createdAt"],
    byTime: ["createdAt"],
    byBadge: ["badge.status", "badge.at"],
  },
  handles: HANDLED,
  keysOf: (event) => [event.data.userId],
  evolve: (person, event) => {
    if (event.type === "UserRegistered") return registered(event);
    if (person === null) return null;
    const after = changed(person, event);
    return { ...after, standing: standingOf(after) };
  },
};
