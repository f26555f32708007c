import { badgeWrites } from "@naqsh/shared/account";
import type { CommandDeps } from "../commands/command-deps";
import { route, type Route } from "../http/route";
import { aboutUser } from "./about-user.route";
import { askBadge, documentUpload, withdrawBadgeRequest } from "./badge.route";

/** The verified badge: asked for by artists, decided by administrators. */
export const badgeRoutes = (deps: CommandDeps): Route[] => [
  route(badgeWrites.askBadge, { steps: [documentUpload(deps)], answer: askBadge(deps) }),
  route(badgeWrites.withdrawBadgeRequest, { answer: withdrawBadgeRequest(deps) }),
  route(badgeWrites.decideBadge, {
    answer: aboutUser(deps, ({ input, userId, by }) => ({
      type: "DecideBadge",
      data: { userId, decidedBy: by, ...input },
    })),
  }),
  route(badgeWrites.takeBadgeBack, {
    answer: aboutUser(deps, ({ input, userId, by }) => ({
      type: "TakeBadgeBack",
      data: { userId, takenBackBy: by, ...input },
    })),
  }),
];
