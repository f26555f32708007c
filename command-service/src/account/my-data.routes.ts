import { myDataWrites } from "@naqsh/shared/account";
import type { CommandDeps } from "../commands/command-deps";
import { route } from "../http/route";
import type { Route } from "../http/route";
import { requestDataExport } from "./data-export.route";
import { requestDeletion, stay, withdrawDeletion } from "./account-deletion.route";

/** What somebody asks for about all that is held about them. */
export const myDataRoutes = (deps: CommandDeps): Route[] => [
  route(myDataWrites.requestDeletion, { answer: requestDeletion(deps) }),
  route(myDataWrites.withdrawDeletion, { answer: withdrawDeletion(deps) }),
  route(myDataWrites.stay, { answer: stay(deps) }),
  route(myDataWrites.requestDataExport, { answer: requestDataExport(deps) }),
];
