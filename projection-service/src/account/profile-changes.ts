import type { AccountEvent } from "@naqsh/shared/account";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { EventsOf } from "@naqsh/shared/registry";
import type { Person } from "../joins/person";

/** What people change about themselves and a reader can see. */
export const PROFILE_CHANGES = [
  "ProfileRevised",
  "UsernameChanged",
  "AvatarChosen",
  "AvatarRemoved",
  "PayoutAccountChanged",
  "VatRegistrationChanged",
  "CollectorBecameArtist",
] as const;
type ProfileChange = EventsOf<typeof PROFILE_CHANGES>;

const types: readonly string[] = PROFILE_CHANGES;

export const isProfileChange = (event: AccountEvent): event is ProfileChange => types.includes(event.type);

export const withProfileChange = (person: Person, { type, data }: ProfileChange): Person => {
  switch (type) {
    case "ProfileRevised": {
      const { userId: _userId, ...revised } = data;
      return { ...person, ...revised };
    }
    case "UsernameChanged":
      return { ...person, username: data.username };
    case "AvatarChosen":
      return { ...person, avatarId: data.avatarId };
    case "AvatarRemoved":
      return { ...person, avatarId: null };
    case "PayoutAccountChanged":
      return { ...person, iban: data.iban };
    case "VatRegistrationChanged":
      return { ...person, vatRegistration: data.registration };
    case "CollectorBecameArtist":
      return { ...person, role: "artist" };
    default:
      return unreachable(type);
  }
};
