import { personal } from "../kernel/personal";
import type { UpcasterChains } from "../kernel/upcast";

type EventData = Record<string, unknown>;

/** The reason of a void alone was written by a person; all others are codes. */
const liftReason = (data: EventData): EventData => {
  const subject = data["subject"] as EventData;
  if (data["kind"] !== "bidsVoided" || typeof subject["reason"] !== "string") return data;
  return { ...data, subject: { ...subject, reason: personal(String(data["userId"]), subject["reason"]) } };
};

export const notificationUpcasters: UpcasterChains = {
  NoticeReceived: [liftReason],
};
