import { isDeepStrictEqual } from "node:util";
import type {
  AbandonNameMove,
  AccountEvent,
  AccountRejection,
  BecomeArtist,
  ChooseAvatar,
  NameMove,
  ProfileCommand,
  ProfileFields,
  ProfileRevised,
  ReviseProfile,
} from "@naqsh/shared/account";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { personal } from "@naqsh/shared/kernel/personal";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { ActiveAccount } from "./account.state";

type AccountDecision = Decision<AccountEvent, AccountRejection>;

/** What was sent, as personal fields of the person; an empty text takes a field away. */
const revisedFields = (userId: string, fields: ProfileFields): Omit<ProfileRevised["data"], "userId"> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, text]) => text !== undefined)
      .map(([name, text]) => [name, text ? personal(userId, text) : null]),
  );

const usernameChanged = (userId: string, move: NameMove, { profile }: ActiveAccount): AccountEvent => {
  const { username, claimId, moveId, formerClaimId } = move;
  const held = profile.usernameClaim ?? { claimId: formerClaimId, moveId: null };
  const former = held.claimId === claimId ? null : held;
  return {
    type: "UsernameChanged",
    data: { userId, username: personal(userId, username), claimId, moveId, former },
  };
};

const reviseProfile = (
  { data: { userId, fields, move, wish } }: ReviseProfile,
  account: ActiveAccount,
): AccountDecision => {
  if (move && account.profile.abandonedMoves.includes(move.moveId)) return reject({ code: "NAME_MOVE_ABANDONED" });
  const revised = revisedFields(userId, fields);
  const events: AccountEvent[] = [];
  if (Object.keys(revised).length > 0) events.push({ type: "ProfileRevised", data: { userId, ...revised } });
  if (move) events.push(usernameChanged(userId, move, account));
  if (wish) events.push({ type: "EmailChangeRequested", data: { userId, ...wish } });
  return accept(...events);
};

/** Account or abandoned, whichever this stream hears of first: a claim in use is never released as an orphan. */
const abandonNameMove = (
  { data }: AbandonNameMove,
  { profile: { usernameClaim, emailClaim, abandonedMoves } }: ActiveAccount,
): AccountDecision =>
  [usernameClaim, emailClaim].some((held) => held?.moveId === data.moveId) || abandonedMoves.includes(data.moveId)
    ? accept()
    : accept({ type: "NameMoveAbandoned", data });

const chooseAvatar = ({ data }: ChooseAvatar, { profile }: ActiveAccount): AccountDecision =>
  profile.avatarId === data.avatarId ? accept() : accept({ type: "AvatarChosen", data });

const becomeArtist = ({ data }: BecomeArtist, { role, leaving }: ActiveAccount): AccountDecision => {
  if (role === "artist") return accept();
  // Whoever leaves begins nothing new.
  if (leaving) return reject({ code: "ACCOUNT_LEAVING" });
  return role === "collector"
    ? accept({ type: "CollectorBecameArtist", data })
    : reject({ code: "ONLY_COLLECTORS_BECOME_ARTISTS" });
};

/** What people decide about themselves. */
export const decideProfile = (command: ProfileCommand, account: ActiveAccount): AccountDecision => {
  switch (command.type) {
    case "ReviseProfile":
      return reviseProfile(command, account);
    case "AbandonNameMove":
      return abandonNameMove(command, account);
    case "ChooseAvatar":
      return chooseAvatar(command, account);
    case "RemoveAvatar":
      return account.profile.avatarId === null ? accept() : accept({ type: "AvatarRemoved", data: command.data });
    case "ChangePayoutAccount": {
      const { userId, iban } = command.data;
      if (account.role !== "artist") return reject({ code: "ONLY_ARTISTS_ARE_PAID" });
      return accept({
        type: "PayoutAccountChanged",
        data: { userId, iban: iban === null ? null : personal(userId, iban) },
      });
    }
    case "ChangeVatRegistration": {
      const { userId, registration } = command.data;
      if (account.role !== "artist") return reject({ code: "ONLY_ARTISTS_ARE_PAID" });
      const sealed = registration && {
        name: personal(userId, registration.name),
        number: personal(userId, registration.number),
      };
      return accept({ type: "VatRegistrationChanged", data: { userId, registration: sealed } });
    }
    case "ChangePassword": {
      const { userId, passwordHash, proven } = command.data;
      // Of two changes at once by the same old password the second has proven nothing of the first one's.
      if (!isDeepStrictEqual(account.passwordHash, proven)) return reject({ code: "PASSWORD_CHANGED_MEANWHILE" });
      return accept({ type: "PasswordChanged", data: { userId, passwordHash: personal(userId, passwordHash) } });
    }
    case "BecomeArtist":
      return becomeArtist(command, account);
    default:
      return unreachable(command);
  }
};
