import { profileEventWords, type AccountEvent, type ProfileEvent } from "@naqsh/shared/account";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { ActiveAccount } from "./account.state";
import type { ProfileState } from "./profile.state";

export const isProfileEvent = (event: AccountEvent): event is ProfileEvent =>
  Object.hasOwn(profileEventWords, event.type);

const changed = (account: ActiveAccount, profile: Partial<ProfileState>): ActiveAccount => ({
  ...account,
  profile: { ...account.profile, ...profile },
});

/** An account after what its person changed about themselves. */
export const withProfile = (account: ActiveAccount, event: ProfileEvent): ActiveAccount => {
  switch (event.type) {
    case "ProfileRevised": {
      const { firstName = account.firstName, lastName = account.lastName } = event.data;
      return { ...account, firstName, lastName };
    }
    case "UsernameChanged": {
      const { username, claimId, moveId } = event.data;
      return changed({ ...account, username }, { usernameClaim: { claimId, moveId } });
    }
    case "NameMoveAbandoned":
      return changed(account, { abandonedMoves: [...account.profile.abandonedMoves, event.data.moveId] });
    case "AvatarChosen":
      return changed(account, { avatarId: event.data.avatarId });
    case "AvatarRemoved":
      return changed(account, { avatarId: null });
    case "CollectorBecameArtist":
      return { ...account, role: "artist" };
    case "PasswordChanged":
      return { ...account, passwordHash: event.data.passwordHash, reset: null };
    case "PayoutAccountChanged":
      return changed(account, { iban: event.data.iban });
    case "VatRegistrationChanged":
      return changed(account, { vatRegistration: event.data.registration });
    default:
      return unreachable(event);
  }
};
