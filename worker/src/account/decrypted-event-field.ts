import { isPersonalText } from "@naqsh/shared/kernel/personal";
import type { JobDeps } from "../jobs/job-definition";

/** The event is the first of its `type` in the account's stream whose data has all of `of`; `field` is its personal text. */
type Asked = { userId: string; type: string; of: Readonly<Record<string, string>>; field: string };

/** A personal text of an event of somebody's account, opened; null if there is no such event, or they are erased. */
export const decryptedEventField = async (
  { userId, type, of, field }: Asked,
  { store, contacts }: Pick<JobDeps, "store" | "contacts">,
): Promise<string | null> => {
  for await (const event of store.readStream(`user-${userId}`)) {
    const isMeant = event.type === type && Object.entries(of).every(([name, value]) => event.data[name] === value);
    const text = event.data[field];
    if (isMeant && isPersonalText(text)) return contacts.open(text);
  }
  return null;
};
