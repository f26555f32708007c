import type { BanUserBody } from "@naqsh/shared/account";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { api } from "../../lib/api";

type ChangeRight = { act: "giveRight" | "takeRight"; reason: string };

/** What an administrator decides about a person. */
export type PersonCommand =
  | { act: "ban"; body: BanUserBody }
  | ChangeRight
  | { act: "unban" }
  | { act: "endSession"; sessionId: string }
  | { act: "endSessions" }
  | { act: "forgive"; auctionId: string; reason: string }
  | { act: "grantBadge" | "declineBadge"; documentId: string; reason: string }
  | { act: "takeBadge"; reason: string };

const changeRight = (userId: string, { act, reason }: ChangeRight): Promise<unknown> => {
  const request = { params: { userId }, body: { reason } };
  return act === "giveRight"
    ? api.post("/api/admin/users/:userId/give-right", request)
    : api.post("/api/admin/users/:userId/take-right", request);
};

/** Sends what was decided about the person. @throws ApiError for what is refused */
export const sendPersonCommand = async (userId: string, command: PersonCommand): Promise<unknown> => {
  const params = { userId };
  switch (command.act) {
    case "ban":
      return api.post("/api/admin/users/:userId/ban", { params, body: command.body });
    case "unban":
      return api.post("/api/admin/users/:userId/unban", { params });
    case "endSession":
      return api.delete("/api/admin/users/:userId/sessions/:sessionId", {
        params: { userId, sessionId: command.sessionId },
      });
    case "endSessions":
      return api.post("/api/admin/users/:userId/end-sessions", { params });
    case "forgive": {
      const { auctionId, reason } = command;
      return api.post("/api/admin/users/:userId/forgive-unpaid-win", { params, body: { auctionId, reason } });
    }
    case "giveRight":
    case "takeRight":
      return changeRight(userId, command);
    case "grantBadge":
    case "declineBadge": {
      const { documentId, reason } = command;
      const body = { documentId, reason, isGranted: command.act === "grantBadge" };
      return api.post("/api/admin/users/:userId/badge", { params, body });
    }
    case "takeBadge":
      return api.post("/api/admin/users/:userId/take-badge", { params, body: { reason: command.reason } });
    default:
      return unreachable(command);
  }
};
