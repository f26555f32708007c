/** The commands that are due to a stream at a time that its events name. */
export const DEADLINE_ACTIONS = [
  "OpenAuction",
  "BeginClosing",
  "CloseAuction",
  "ExpireOffer",
  "CancelOrder",
  "PassOrderDeadline",
  "EraseAccount",
] as const;

export type DeadlineAction = (typeof DEADLINE_ACTIONS)[number];
