import { googleWrites } from "@naqsh/shared/account";
import type { CommandDeps } from "../commands/command-deps";
import { route, type Route } from "../http/route";
import { beginGoogle, finishGoogle } from "./google-sign-in.route";
import { linkGoogle, unlinkGoogle } from "./link-google.route";
import { registerByGoogle } from "./register-by-google.route";

export const googleRoutes = (deps: CommandDeps): Route[] => [
  route(googleWrites.beginGoogle, { answer: beginGoogle(deps) }),
  route(googleWrites.finishGoogle, { answer: finishGoogle(deps) }),
  route(googleWrites.registerByGoogle, { answer: registerByGoogle(deps) }),
  route(googleWrites.linkGoogle, { answer: linkGoogle(deps) }),
  route(googleWrites.unlinkGoogle, { answer: unlinkGoogle(deps) }),
];
