import type { EventStore } from "@naqsh/shared/platform/ports/event-store";

/** Whether a ban of this person stands, by their account's log. Off every hot path. */
export const isSuspended = async (store: Pick<EventStore, "readStream">, userId: string): Promise<boolean> => {
  let suspended = false;
  for await (const { type } of store.readStream(`user-${userId}`)) {
    if (type === "UserBanned") suspended = true;
    if (type === "UserUnbanned") suspended = false;
  }
  return suspended;
};
