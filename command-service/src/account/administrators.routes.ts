import { administratorWrites } from "@naqsh/shared/account";
import type { CommandDeps } from "../commands/command-deps";
import { route, type Route } from "../http/route";
import { giveRight, takeRight } from "./administrator-right.route";

/** Who may decide about others. */
export const administratorRoutes = (deps: CommandDeps): Route[] => [
  route(administratorWrites.giveRight, { answer: giveRight(deps) }),
  route(administratorWrites.takeRight, { answer: takeRight(deps) }),
];
