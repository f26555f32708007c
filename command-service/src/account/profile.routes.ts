import { profileWrites } from "@naqsh/shared/account";
import type { CommandDeps } from "../commands/command-deps";
import { route, type Route } from "../http/route";
import { aboutOneself } from "./about-oneself.route";
import { avatarUpload, chooseAvatar } from "./avatar.route";
import { becomeArtist } from "./become-artist.route";
import { changeEmail, requestEmailChange } from "./change-email.route";
import { changePassword } from "./change-password.route";
import { enhanceBio } from "./enhance-bio.route";
import { reviseProfile } from "./revise-profile.route";

/** What people change about themselves. */
export const profileRoutes = (deps: CommandDeps): Route[] => [
  route(profileWrites.reviseProfile, { answer: reviseProfile(deps) }),
  route(profileWrites.chooseAvatar, { steps: [avatarUpload(deps)], answer: chooseAvatar(deps) }),
  route(profileWrites.removeAvatar, {
    answer: aboutOneself(deps, ({ userId }) => ({ type: "RemoveAvatar", data: { userId } })),
  }),
  route(profileWrites.becomeArtist, { answer: becomeArtist(deps) }),
  route(profileWrites.changePayoutAccount, {
    answer: aboutOneself(deps, ({ userId, input }) => ({ type: "ChangePayoutAccount", data: { userId, ...input } })),
  }),
  route(profileWrites.changeVatRegistration, {
    answer: aboutOneself(deps, ({ userId, input }) => ({ type: "ChangeVatRegistration", data: { userId, ...input } })),
  }),
  route(profileWrites.requestEmailChange, { answer: requestEmailChange(deps) }),
  route(profileWrites.changeEmail, { answer: changeEmail(deps) }),
  route(profileWrites.changePassword, { answer: changePassword(deps) }),
  route(profileWrites.enhanceBio, { answer: enhanceBio(deps) }),
];
