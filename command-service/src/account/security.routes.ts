import { securityWrites } from "@naqsh/shared/account";
import type { CommandDeps } from "../commands/command-deps";
import { route, type Route } from "../http/route";
import { addPasskey, addTotp, beginPasskey, beginTotp, makeRecoveryCodes, removeFactor } from "./second-factor.route";
import { beginPasskeySignIn, beginSecondStep, signInByPasskey, takeSecondStep } from "./second-step.route";
import { endSessionOfUser, endSessionsOfUser } from "./sessions-of-user.route";
import { beginConfirmation, confirmIdentity, endOtherSessions, endSession } from "./sessions.route";

export const securityRoutes = (deps: CommandDeps): Route[] => [
  route(securityWrites.beginSecondStep, { answer: beginSecondStep(deps) }),
  route(securityWrites.takeSecondStep, { answer: takeSecondStep(deps) }),
  route(securityWrites.beginPasskeySignIn, { answer: beginPasskeySignIn(deps) }),
  route(securityWrites.signInByPasskey, { answer: signInByPasskey(deps) }),
  route(securityWrites.beginConfirmation, { answer: beginConfirmation(deps) }),
  route(securityWrites.confirmIdentity, { answer: confirmIdentity(deps) }),
  route(securityWrites.beginTotp, { answer: beginTotp(deps) }),
  route(securityWrites.addTotp, { answer: addTotp(deps) }),
  route(securityWrites.removeTotp, { answer: removeFactor(deps, "totp") }),
  route(securityWrites.beginPasskey, { answer: beginPasskey(deps) }),
  route(securityWrites.addPasskey, { answer: addPasskey(deps) }),
  route(securityWrites.removePasskey, { answer: removeFactor(deps, "passkey") }),
  route(securityWrites.makeRecoveryCodes, { answer: makeRecoveryCodes(deps) }),
  route(securityWrites.endSession, { answer: endSession(deps) }),
  route(securityWrites.endSessionOfUser, { answer: endSessionOfUser(deps) }),
  route(securityWrites.endSessionsOfUser, { answer: endSessionsOfUser(deps) }),
  route(securityWrites.endOtherSessions, { answer: endOtherSessions(deps) }),
];
