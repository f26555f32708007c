import { isPersonalText } from "@naqsh/shared/kernel/personal";
import type { JobDeps } from "../jobs/job-definition";

type Asked = {
  userId: string;
  type: string;
  /** What the event's data has besides. */
  of: Readonly<Record<string, string>>;
  field: string;
};

/** A personal text of an event of somebody's account, opened; null if there is no such event, or they are erased. */
export const openedOfAccount = async (
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
