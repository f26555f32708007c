import { answer, post } from "../kernel/endpoint";
import { RightBody } from "./administrators.commands";

/** Who may decide about others is decided by those who may, with their password asked again. */
export const administratorWrites = {
  giveRight: post("/api/admin/users/:userId/give-right", {
    access: "administrator",
    needsConfirmation: true,
    summary: { ar: "منح صلاحية الإدارة", en: "Gives somebody the right of administrator; their sessions end" },
    ids: { userId: "ACCOUNT_UNKNOWN" },
    input: RightBody,
    answer: answer<{ id: string }>(),
    refusals: [
      "ACCOUNT_IS_ERASED",
      "IS_ADMINISTRATOR",
      "PERSON_NOT_VERIFIED",
      "PERSON_BANNED",
      "PERSON_LEAVING",
      "PERSON_HAS_OPEN_BUSINESS",
    ],
  }),
  takeRight: post("/api/admin/users/:userId/take-right", {
    access: "administrator",
    needsConfirmation: true,
    summary: { ar: "نزع صلاحية الإدارة", en: "Takes another administrator's right away; their sessions end" },
    ids: { userId: "ACCOUNT_UNKNOWN" },
    input: RightBody,
    answer: answer<{ id: string }>(),
    refusals: ["ACCOUNT_IS_ERASED", "NOT_AN_ADMINISTRATOR", "OWN_RIGHT_STAYS", "RIGHT_WAS_TAKEN"],
  }),
};
